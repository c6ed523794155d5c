import { OWNERS } from '@coverkit/core'
import { Segmented, type SegmentedProps } from '@coverkit/ui'
import { coverCopy } from './coverCopy.ts'

const copy = coverCopy.owner
const options = OWNERS.map((owner) => ({ value: owner, label: copy.labels[owner] }))

type OwnerFieldProps = Pick<SegmentedProps<string>, 'name' | 'value' | 'onChange' | 'error' | 'hint'>

/** The choice of a cover's owner, with an explanation of the selected one. */
export function OwnerField(props: OwnerFieldProps) {
  const owner = OWNERS.find((candidate) => candidate === props.value)
  return (
    <Segmented<string>
      legend={copy.legend}
      options={options}
      stack
      effect={owner ? copy.notes[owner] : null}
      {...props}
    />
  )
}
