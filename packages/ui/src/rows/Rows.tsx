import type { ReactElement, ReactNode } from 'react'
import * as styles from './rows.css.ts'

/** Without the role, Safari does not announce a list without markers as a list. */
const LIST = 'list'

/** Props of `Rows`: the name of the list, and its rows. */
export type RowsProps = {
  /** Accessible name of the list. */
  label?: string | undefined
  /** `id` of the heading that names the list, in place of `label`. */
  labelledBy?: string | undefined
  /** For a `Card` that is `flush`: the lines between the rows reach its edges. Default `false`. */
  inset?: boolean | undefined
  /** Draws a line above the first row too, as under a heading. Default `false`. */
  isUnderHead?: boolean | undefined
  /** `li` elements, each with a `TaskRow`, a `DocumentRow`, a `CoverBar` or other content. */
  children: ReactNode
}

/** A list with a line between its rows. */
export function Rows({
  label,
  labelledBy,
  inset = false,
  isUnderHead = false,
  children,
}: RowsProps): ReactElement {
  return (
    <ul
      role={LIST}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={`${styles.rows}${inset ? ` ${styles.inset}` : ''}${isUnderHead ? ` ${styles.underHead}` : ''}`}
    >
      {children}
    </ul>
  )
}
