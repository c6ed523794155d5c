import { OWNERS } from '@coverkit/core'
import { RadioGroup, type RadioGroupProps } from '@coverkit/ui'
import { coverCopy } from './coverCopy.ts'

const copy = coverCopy.owner
const options = OWNERS.map((owner) => ({ value: owner, label: copy.labels[owner], hint: copy.notes[owner] }))

type OwnerFieldProps = Pick<RadioGroupProps<string>, 'name' | 'value' | 'onChange' | 'error' | 'hint'>

export function OwnerField(props: OwnerFieldProps) {
  return <RadioGroup<string> legend={copy.legend} options={options} cards {...props} />
}
