import type { ReactElement } from 'react'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import * as styles from './fileField.css.ts'

/** Props of `FilesField`. Files are given as they were chosen: neither their types nor their sizes are checked. */
export type FilesFieldProps = LabelledField & {
  /** Media types and endings that the browser offers first. Other files may be chosen all the same: check them. */
  accept?: string | undefined
  /** Gives the files that were chosen or dropped, at least one. */
  onChoose: (files: readonly File[]) => void
}

/**
 * Any number of files: the browser's own control in the look of a button, which takes dropped files too. It is empty again
 * after each choice: what becomes of the files stands in a `FileList` beside it.
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
          // The same file may be chosen again.
          currentTarget.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </Field>
  )
}
