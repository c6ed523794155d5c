import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import * as styles from './fileField.css.ts'

/** Props of `FileField`. The file is given as it was chosen: neither its type nor its size is checked. */
export type FileFieldProps = LabelledField & {
  /** Media types and endings that the browser offers first. Another file may be chosen all the same: check it. */
  accept?: string | undefined
  /** Gives the file that was chosen or dropped; null when the choice was taken back. */
  onChoose: (file: File | null) => void
}

/**
 * One file: the browser's own control in the look of a button. It takes a dropped file and shows the name of the file chosen;
 * its words are the browser's, in the visitor's language.
 */
export function FileField(props: FileFieldProps) {
  return (
    <Field field={props}>
      <input
        id={fieldId(props)}
        name={props.name}
        type="file"
        accept={props.accept}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={describedBy(props)}
        className={styles.input}
        onChange={({ currentTarget }) => props.onChoose(currentTarget.files?.[0] ?? null)}
      />
    </Field>
  )
}
