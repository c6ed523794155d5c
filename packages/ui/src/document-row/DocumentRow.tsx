import type { ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'
import { CircleCheckIcon, FileTextIcon, TriangleAlertIcon } from '../icon/icons.ts'
import * as styles from './documentRow.css.ts'

const ICONS = { plain: FileTextIcon, done: CircleCheckIcon, warn: TriangleAlertIcon }

/** A document, and an action on it or its state. */
export type DocumentRowProps = {
  /** Name of the document; a link in it opens the document. */
  name: ReactNode
  /** Under the name: whose it is, its version and date, or its state in words. */
  detail?: ReactNode
  /** Which icon: a sheet, a tick for what has arrived (`done`), a sign for what is missing (`warn`). The words say it too. Default `plain`. */
  tone?: 'plain' | 'done' | 'warn' | undefined
  /** A `Link` or a quiet `Button`, named with the document's name. */
  action?: ReactNode
}

/** One document, in a list of `Rows`. */
export function DocumentRow({ name, detail, tone = 'plain', action }: DocumentRowProps): ReactElement {
  return (
    <div className={styles.row}>
      <span className={styles.tones[tone]}>
        <Icon of={ICONS[tone]} />
      </span>
      <div className={styles.words}>
        <span>{name}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
