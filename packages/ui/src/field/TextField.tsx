import {
  type HTMLInputAutoCompleteAttribute,
  type HTMLInputTypeAttribute,
  type ReactElement,
  useRef,
} from 'react'
import * as styles from './control.css.ts'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** Props of `TextField`, `NumberField` and `MoneyField`. `value` is always text. */
export type TextFieldProps = LabelledField & {
  value: string
  onChange: (value: string) => void
  /** Default `text`. The browser's own checks of `email` and `url` are off inside a `Form`. */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'password' | 'search' | 'url'> | undefined
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | undefined
  /** Length of the expected answer: full column, about 24 characters, about 8. */
  width?: 'full' | 'medium' | 'short' | undefined
  /** Shown before and after the text, hidden from assistive technology: say the unit in the label or hint too. */
  prefix?: string | undefined
  suffix?: string | undefined
  /** Characters beyond it cannot be typed, without a message: only for codes of a fixed length. */
  maxLength?: number | undefined
  onBlur?: (() => void) | undefined
  /** Figures of equal width. */
  tabular?: boolean | undefined
  /** Off for names, codes and numbers. */
  spellCheck?: boolean | undefined
}

/** A line of text, given and emitted as typed: nothing is trimmed or checked. */
export function TextField(props: TextFieldProps): ReactElement {
  const { name, value, onChange, type = 'text', width = 'full', prefix, suffix, error, tabular } = props
  const ref = useRef<HTMLInputElement>(null)
  useAdoptOnMount(() => {
    if (ref.current && ref.current.value !== value) onChange(ref.current.value)
  })
  return (
    <Field field={props}>
      <div className={`${styles.frame} ${styles.width[width]}`}>
        {prefix && (
          <span className={styles.prefix} aria-hidden="true">
            {prefix}
          </span>
        )}
        <input
          ref={ref}
          id={fieldId(props)}
          name={name}
          type={type}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          spellCheck={props.spellCheck}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          className={tabular ? `${styles.input} ${styles.amount}` : styles.input}
        />
        {suffix && (
          <span className={styles.suffix} aria-hidden="true">
            {suffix}
          </span>
        )}
      </div>
    </Field>
  )
}
