import type { ReactElement, ReactNode } from 'react'
import { verbatim } from '../text/verbatim.ts'
import * as styles from './summaryList.css.ts'

/** A line of a `SummaryList`. */
export type SummaryRow = {
  /** Name of the row; unique in the list, unless the row has an id. */
  label: string
  /** Default: the label. */
  id?: string | undefined
  /** The answer or figure, formatted. */
  value: ReactNode
  /** A link or button that changes it, at the end of the line. Its name says what it changes: `Change: Mobile`. */
  action?: ReactNode
}

/** The lines of a `SummaryList`, and whether lines are drawn between them. */
export type SummaryListProps = {
  /** In the order shown. */
  rows: readonly SummaryRow[]
  /** Draws a hairline between rows, for longer lists. Default `false`. */
  lines?: boolean | undefined
}

/** Answered or agreed values with their names. A value wraps below its name if both have no room on a line. */
export function SummaryList({ rows, lines = false }: SummaryListProps): ReactElement {
  return (
    <dl className={lines ? `${styles.list} ${styles.lined}` : styles.list}>
      {rows.map(({ label, id = label, value, action }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            <span translate={typeof value === 'string' ? verbatim(value) : undefined}>{value}</span>
            {action && <span className={styles.action}> {action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
