import type { ReactElement, ReactNode } from 'react'
import * as styles from './summaryList.css.ts'

/** A line of a `SummaryList`. */
export type SummaryRow = {
  /** What it is; unique in the list, unless the row has an id. */
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
  /** Draws a hair line between rows, for more of them than the eye takes in at once. Default `false`. */
  lines?: boolean | undefined
}

/** What was answered or agreed: names with their values. A value stands under its name where the two have no room beside each other. */
export function SummaryList({ rows, lines = false }: SummaryListProps): ReactElement {
  return (
    <dl className={lines ? `${styles.list} ${styles.lined}` : styles.list}>
      {rows.map(({ label, id = label, value, action }) => (
        <div key={id} className={styles.row}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {action && <span className={styles.action}> {action}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
