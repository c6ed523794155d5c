import type { ReactElement } from 'react'
import * as styles from './control.css.ts'
import { describedBy, fieldId } from './fieldIds.ts'
import type { TextFieldProps } from './TextFieldProps.ts'
import { useAdoptedText } from './useAdoptOnMount.ts'

type TextControlProps = TextFieldProps & {
  /** Larger figures, for the amount that a page is about. */
  large?: boolean | undefined
}

/** The text control itself, with its prefix and suffix; the label and messages are drawn around it. */
export function TextControl(props: TextControlProps): ReactElement {
  const { name, value, onChange, type = 'text', width = 'full', prefix, suffix, error, tabular } = props
  const ref = useAdoptedText<HTMLInputElement>(value, onChange)
  const leave = () => {
    const tidy = props.format ? props.format(value) : value
    if (tidy !== value) onChange(tidy)
    props.onBlur?.()
  }
  const frame = [styles.frame, styles.width[width], props.large ? styles.large : '']
  return (
    <div className={frame.filter(Boolean).join(' ')}>
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
        onBlur={leave}
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
  )
}
