import { type ReactElement, useState } from 'react'
import * as styles from './control.css.ts'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import { useAdoptedText } from './useAdoptOnMount.ts'

/** A password, and the labels of the button that shows it. */
export type PasswordFieldProps = LabelledField & {
  /** The password as typed, spaces included. */
  value: string
  /** Called with the whole text after each key, and when a password manager fills it in. */
  onChange: (value: string) => void
  /** Tells password managers whether to fill one in or to suggest one. */
  autoComplete: 'current-password' | 'new-password'
  /** Label of the button while the password is hidden, such as `Show`. */
  showText: string
  /** Label of the button while the password is shown, such as `Hide`. */
  hideText: string
}

/** A password, hidden until the visitor shows it. It may be pasted and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { name, value, onChange, autoComplete, showText, hideText, error } = props
  const [isShown, setShown] = useState(false)
  const ref = useAdoptedText<HTMLInputElement>(value, onChange)
  const id = fieldId(props)
  const labelId = `${id}-label`
  return (
    <Field field={props} labelId={labelId}>
      <div className={`${styles.frame} ${styles.width.full}`}>
        <input
          ref={ref}
          id={id}
          name={name}
          type={isShown ? 'text' : 'password'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          className={styles.input}
        />
        <button
          type="button"
          aria-controls={id}
          aria-describedby={labelId}
          className={styles.reveal}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? hideText : showText}
        </button>
      </div>
    </Field>
  )
}
