import { type ReactElement, type ReactNode, useRef } from 'react'
import { Choice } from './Choice.tsx'
import { FieldMessages } from './FieldMessages.tsx'
import * as styles from './field.css.ts'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** A statement, and whether it is ticked. The `label` is the statement. */
export type CheckboxProps = LabelledField & {
  /** Whether it is ticked. */
  checked: boolean
  /** Called with the new state when it is pressed. */
  onChange: (checked: boolean) => void
  /** Prevents ticking it. Say why in `note`. Default `false`. */
  disabled?: boolean | undefined
  /** Explanation below the statement. */
  note?: ReactNode
}

/** A single statement to tick. Several under one question are a `CheckboxGroup`. */
export function Checkbox(props: CheckboxProps): ReactElement {
  const { name, label, checked, onChange, disabled, note, error, optional } = props
  const ref = useRef<HTMLDivElement>(null)
  useAdoptOnMount(() => {
    const found = ref.current?.querySelector('input')?.checked ?? checked
    if (found !== checked) onChange(found)
  })
  return (
    <div ref={ref} className={styles.field}>
      <FieldMessages {...props} />
      <Choice
        type="checkbox"
        id={fieldId(props)}
        name={name}
        option={{ value: 'on', label, hint: note, disabled }}
        checked={checked}
        onChange={onChange}
        invalid={Boolean(error)}
        describedBy={describedBy(props)}
        optional={optional}
      />
    </div>
  )
}
