import type { ReactElement } from 'react'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import * as styles from './fileField.css.ts'

/** Props of `FilesField`. Files are passed on as chosen: neither their types nor their sizes are checked. */
export type FilesFieldProps = LabelledField & {
  /** Media types and endings that the browser offers first. Other files may be chosen all the same: check them. */
  accept?: string | undefined
  /** Called with the files that were chosen or dropped, at least one. */
  onChoose: (files: readonly File[]) => void
}

/**
 * Any number of files: the browser's own control styled as a button, which accepts dropped files too. It is
 * emptied after each choice: a `FileList` beside it shows the state of the files.
 */
export function FilesField(props: FilesFieldProps): ReactElement {
  const { name, accept, error, onChoose } = props
  return (
    <Field field={props}>
      <input
        id={fieldId(props)}
        name={name}
        type="file"
        multiple
        accept={accept}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(props)}
        className={styles.input}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // Lets the visitor choose the same file again.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </Field>
  )
}
