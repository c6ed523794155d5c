import { type ReactElement, useRef, useState } from 'react'
import * as styles from './control.css.ts'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import { useAdoptOnMount } from './useAdoptOnMount.ts'

/** Props of `PasswordField`. `value` is given and emitted as typed, spaces included. */
export type PasswordFieldProps = LabelledField & {
  value: string
  onChange: (value: string) => void
  /** Tells password managers whether to fill one in or to suggest one. */
  autoComplete: 'current-password' | 'new-password'
  /** The words of the button that shows and hides it. */
  showText: string
  hideText: string
}

/** A password: hidden until the visitor wants to see it. It may be pasted and filled in by a password manager. */
export function PasswordField(props: PasswordFieldProps): ReactElement {
  const { name, value, onChange, autoComplete, showText, hideText, error } = props
  const [isShown, setShown] = useState(false)
  const ref = useRef<HTMLInputElement>(null)
  useAdoptOnMount(() => {
    if (ref.current && ref.current.value !== value) onChange(ref.current.value)
  })
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
