import { type ReactElement, useRef } from 'react'
import { kitCopy } from '../copy.ts'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import * as control from './control.css.ts'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import * as styles from './select.css.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** A field with one answer out of a list. */
export type SelectProps<T extends string> = LabelledField & {
  /** The answers in the order shown: `label` is read, `value` is emitted and sent. */
  options: readonly { value: T; label: string }[]
  /** The value of the chosen answer; null while none is chosen. */
  value: T | null
  /** Called with the value of the chosen answer, or with null when the visitor goes back to the empty choice. */
  onChange: (value: T | null) => void
  /** The words of the empty choice; null leaves it out, for a choice that always has a value. Default `Choose one`. */
  placeholder?: string | null | undefined
  /** The control's `autocomplete`, such as `address-level1`. Left out, the browser decides. */
  autoComplete?: string | undefined
  /** Length of the expected answer: the full column, about 24 characters (`medium`) or about 8 (`short`). Default `full`. */
  width?: 'full' | 'medium' | 'short' | undefined
}

/** One of a list of answers, in the browser's own control. */
export function Select<T extends string>(props: SelectProps<T>): ReactElement {
  const { name, options, value, onChange, placeholder = kitCopy.choose, width = 'full', error } = props
  const ref = useRef<HTMLSelectElement>(null)
  const emit = (text: string) => onChange(options.find((option) => option.value === text)?.value ?? null)
  useAdoptOnMount(() => {
    if (ref.current && ref.current.value !== (value ?? '')) emit(ref.current.value)
  })
  return (
    <Field field={props}>
      <div className={`${control.frame} ${control.width[width]}`}>
        <select
          ref={ref}
          id={fieldId(props)}
          name={name}
          value={value ?? ''}
          onChange={(event) => emit(event.target.value)}
          autoComplete={props.autoComplete}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          className={`${control.input} ${styles.select}`}
        >
          {placeholder !== null && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon of={ChevronDownIcon} />
        </span>
      </div>
    </Field>
  )
}
