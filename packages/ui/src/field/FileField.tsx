import { type ReactElement, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { FileTextIcon, TrashIcon } from '../icon/icons.ts'
import { Field } from './Field.tsx'
import { describedBy, fieldId, type LabelledField } from './fieldIds.ts'
import * as styles from './fileField.css.ts'

/** A file that was chosen, as the field shows it in place of the control. */
export type ChosenFile = {
  /** Name of the file, or a substitute where the device no longer knows it. */
  name: string
  /** State of the file: in progress, or arrived. Announced when it changes. */
  status: ReactNode
  /** Progress from 0 to 1, or null while its amount is unknown. Absent when nothing is in progress. */
  progress?: number | null | undefined
  /** Repeats the failed action. */
  onRetry?: (() => void) | undefined
}

/** Content that replaces the control once a file is chosen. */
export type FileReplacement = {
  /** Null while there is none. */
  file: ChosenFile | null
  onRemove: () => void
  texts: { remove: string; retry: string }
}

/** Props of `FileField`. The file is passed on as chosen: neither its type nor its size is checked. */
export type FileFieldProps = LabelledField & {
  /** Media types and endings that the browser offers first. Another file may be chosen all the same: check it. */
  accept?: string | undefined
  /** Called with the file that was chosen or dropped; with null when the choice was taken back. */
  onChoose: (file: File | null) => void
  /** For a file that is processed further, such as uploaded. Without it the control shows the name of the file. */
  replacement?: FileReplacement | undefined
}

/**
 * One file: the browser's own control styled as a button. It accepts a dropped file; its texts are the
 * browser's, in the visitor's language. With a replacement, the control gives way to the file's name and
 * state, with a button that removes it, and focus moves to the replacement.
 */
export function FileField(props: FileFieldProps): ReactElement {
  const { replacement } = props
  const file = replacement?.file ?? null
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef<HTMLDivElement>(null)
  const hadFile = useRef(file !== null)
  const hasFile = file !== null
  // The focused element was replaced: move focus to its replacement.
  useEffect(() => {
    if (hadFile.current === hasFile) return
    hadFile.current = hasFile
    if (hasFile) shown.current?.focus()
    else input.current?.focus()
  }, [hasFile])
  return (
    <Field field={props}>
      {replacement && file ? (
        <Chosen {...props} replacement={replacement} file={file} ref={shown} />
      ) : (
        <Control {...props} ref={input} />
      )}
    </Field>
  )
}

type ControlProps = FileFieldProps & { ref: Ref<HTMLInputElement> }

function Control({ ref, onChoose, replacement, ...props }: ControlProps) {
  return (
    <input
      ref={ref}
      id={fieldId(props)}
      name={props.name}
      type="file"
      accept={props.accept}
      aria-invalid={props.error ? true : undefined}
      aria-describedby={describedBy(props)}
      className={styles.input}
      onChange={({ currentTarget }) => {
        onChoose(currentTarget.files?.[0] ?? null)
        // Lets the visitor choose the same file again after it was refused.
        if (replacement) currentTarget.value = ''
      }}
    />
  )
}

type ChosenProps = FileFieldProps & {
  replacement: FileReplacement
  file: ChosenFile
  ref: Ref<HTMLDivElement>
}

function Chosen({ ref, file, label, replacement, ...props }: ChosenProps) {
  const { name, status, progress, onRetry } = file
  const { texts, onRemove } = replacement
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have a legend of its own beside the label.
    <div
      ref={ref}
      id={fieldId(props)}
      tabIndex={-1}
      role="group"
      aria-label={`${label}: ${name}`}
      aria-describedby={describedBy(props)}
      className={styles.chosen}
    >
      <span className={styles.name}>
        <Icon of={FileTextIcon} size="small" /> <span>{name}</span>
      </span>
      {progress !== undefined && (
        <progress
          className={styles.progress}
          aria-label={name}
          {...(progress !== null && { value: progress })}
        />
      )}
      <div role="status">{status}</div>
      {onRetry && <Button onClick={onRetry}>{texts.retry}</Button>}
      <Button variant="quiet" label={`${texts.remove}: ${name}`} onClick={onRemove}>
        <Icon of={TrashIcon} size="small" /> <span>{texts.remove}</span>
      </Button>
    </div>
  )
}
