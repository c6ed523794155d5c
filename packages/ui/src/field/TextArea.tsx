import type { ReactElement } from 'react'
import * as styles from './control.css.ts'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import { useAdoptedText } from './useAdoptOnMount.ts'

/** A field for text of several lines. */
export type TextAreaProps = LabelledField & {
  /** The text as typed; its lines end with `\n`. */
  value: string
  /** Called with the whole text after each key. */
  onChange: (value: string) => void
  /** Lines shown when it is empty. Default `5`. */
  rows?: number | undefined
}

/** Text of several lines. Grows with what is typed where the browser can, else it may be resized. */
export function TextArea(props: TextAreaProps): ReactElement {
  const { name, value, onChange, rows = 5, error } = props
  const ref = useAdoptedText<HTMLTextAreaElement>(value, onChange)
  return (
    <Field field={props}>
      <div className={styles.frame}>
        <textarea
          ref={ref}
          id={fieldId(props)}
          name={name}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(props)}
          className={`${styles.input} ${styles.area}`}
        />
      </div>
    </Field>
  )
}
