import { type ReactElement, useRef } from 'react'
import { kitCopy } from '../copy.ts'
import { Icon } from '../icon/Icon.tsx'
import { ChevronDownIcon } from '../icon/icons.ts'
import * as control from './control.css.ts'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import * as styles from './select.css.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** Props of `Select`. `value` is null while nothing is chosen. */
export type SelectProps<T extends string> = LabelledField & {
  options: readonly { value: T; label: string }[]
  value: T | null
  /** Called with null when the visitor goes back to the empty choice. */
  onChange: (value: T | null) => void
  /** The empty choice. Default "Choose one"; null leaves it out, for a choice that always has a value. */
  placeholder?: string | null | undefined
  autoComplete?: string | undefined
  /** `full` (default), `medium` for about 24 characters, `short` for about 8. */
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
