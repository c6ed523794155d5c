import type { ReactElement, ReactNode } from 'react'
import { Button } from '../button/Button.tsx'
import { Icon } from '../icon/Icon.tsx'
import { CircleAlertIcon, CircleCheckIcon, FileTextIcon } from '../icon/icons.ts'
import * as styles from './fileList.css.ts'

const ICONS = { plain: FileTextIcon, done: CircleCheckIcon, error: CircleAlertIcon }

/** An action on a file; its button shows `label` and is named `label: name of the file`. */
export type FileAction = { label: string; onPress: () => void }

/** A file, with its state in words. */
export type ListedFile = {
  id: string
  name: string
  /** A line above the status, such as what the file is. */
  note?: string | undefined
  status: ReactNode
  /** Default `plain`. The words say it too. */
  tone?: 'plain' | 'done' | 'error' | undefined
  /** Progress from 0 to 1, or null while its amount is unknown. Absent when nothing is in progress. */
  progress?: number | null | undefined
  actions?: readonly FileAction[] | undefined
}

/** Props of `FileList`: the files, and the accessible name of the list. */
export type FileListProps = {
  /** In the order shown, each with its `id`, `name` and `status`. An empty list draws nothing. */
  files: readonly ListedFile[]
  /** Accessible name of the list. */
  label: string
}

/**
 * Files with the state of each: in words, with a bar while something is in progress, and with buttons.
 * Nothing in it is a live region: percentages would be announced without end.
 */
export function FileList({ files, label }: FileListProps): ReactElement {
  return (
    <ul aria-label={label} className={styles.list}>
      {files.map((file) => (
        <li key={file.id} className={styles.item}>
          <FileRow {...file} />
        </li>
      ))}
    </ul>
  )
}

function FileRow({ name, note, status, tone = 'plain', progress, actions = [] }: ListedFile) {
  return (
    <>
      <span className={styles.icon[tone]}>
        <Icon of={ICONS[tone]} />
      </span>
      <div className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && <span className={styles.note}>{note}</span>}
        <span className={styles.status[tone]}>{status}</span>
        {progress !== undefined && (
          <progress
            className={styles.progress}
            aria-label={name}
            {...(progress !== null && { value: progress })}
          />
        )}
      </div>
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action) => (
            <Button
              key={action.label}
              variant="quiet"
              label={`${action.label}: ${name}`}
              onClick={action.onPress}
            >
              {action.label}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}
