import type { ReactElement, ReactNode } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { type Difference, directionIcons } from '../difference/DifferenceWords.tsx'
import { asTable } from '../layout/roles.ts'
import { verbatim } from '../text/verbatim.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import * as styles from './reviewTable.css.ts'

/** Headers of the columns, which phones show before each value. `actions` is only read out. */
export type ReviewColumns = {
  item: string
  now: string
  change: string
  after: string
  difference: string
  actions: string
}

/** An item that stays or changes. Amounts are texts such as `$600,000`; an empty text leaves its cell empty. */
export type ReviewTableRow = {
  id: string
  item: string
  /** Kind of the item, under its name: `Linked to life, inside super`. */
  detail?: string | undefined
  now: string
  after: string
  /** Says in words what changes; `same` draws the row in a lighter colour. */
  change: Difference
  /** Difference in the premium. */
  difference: string
  /** Links and buttons that end in the name of the row for assistive technology. */
  actions?: ReactNode
}

/** The last rows: what all of it costs. */
export type ReviewTotal = Pick<ReviewTableRow, 'id' | 'item' | 'now' | 'after' | 'difference'>

/** Props of `ReviewTable`. Rows that change come first where the caller puts them first. */
export type ReviewTableProps = {
  /** Accessible name; a visible heading has the same text. */
  caption: string
  /** The headers of the columns, which phones show before the values. */
  columns: ReviewColumns
  /** In the order shown, each with an `id` that is unique in the table. */
  rows: readonly ReviewTableRow[]
  /** The last rows, such as what all of it costs. Left out or empty, there are none. */
  totals?: readonly ReviewTotal[] | undefined
}

/** Rows that compare an item with how it would be. Below 64 rem each row is a block of names and values. */
export function ReviewTable({ caption, columns, rows, totals = [] }: ReviewTableProps): ReactElement {
  const { item, now, change, after, difference, actions } = columns
  const heads = [
    { name: item },
    { name: now, isFigure: true },
    { name: change },
    { name: after, isFigure: true },
    { name: difference, isFigure: true },
  ]
  return (
    <table {...asTable.table} className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead {...asTable.rows} className={styles.heads}>
        <tr {...asTable.row}>
          {heads.map(({ name, isFigure }) => (
            <th
              key={name}
              scope="col"
              {...asTable.columnHeader}
              className={isFigure ? `${styles.head} ${styles.figureHead}` : styles.head}
            >
              {name}
            </th>
          ))}
          <th scope="col" {...asTable.columnHeader} className={styles.head}>
            <VisuallyHidden>{actions}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody {...asTable.rows} className={styles.body}>
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} />
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot {...asTable.rows} className={styles.foot}>
          {totals.map((total) => (
            <Total key={total.id} total={total} columns={columns} />
          ))}
        </tfoot>
      )}
    </table>
  )
}

interface RowProps {
  readonly row: ReviewTableRow
  readonly columns: ReviewColumns
}

function Row({ row, columns }: RowProps) {
  const { item, detail, now, after, change, difference, actions } = row
  const isSame = change.direction === 'same'
  return (
    <tr {...asTable.row} className={isSame ? `${styles.row} ${styles.same}` : styles.row}>
      <th scope="row" {...asTable.rowHeader} className={styles.item}>
        <span>{item}</span>
        {detail && <span className={styles.detail}>{` ${detail}`}</span>}
      </th>
      <Value label={columns.now}>{now}</Value>
      <td {...asTable.cell} data-label={columns.change} className={styles.change}>
        {isSame ? change.text : <ChangeBadge {...change} />}
      </td>
      <Value label={columns.after} isStrong={!isSame}>
        {after}
      </Value>
      <Value label={columns.difference}>{difference}</Value>
      <td {...asTable.cell} className={styles.actions}>
        {actions && <span className={styles.actionRow}>{actions}</span>}
      </td>
    </tr>
  )
}

const TONES = { more: 'action', less: 'info', other: 'action', same: 'info' } as const

function ChangeBadge({ direction, text }: Difference) {
  return (
    <Badge tone={TONES[direction]} icon={directionIcons[direction]}>
      {text}
    </Badge>
  )
}

function Total({ total, columns }: { readonly total: ReviewTotal; readonly columns: ReviewColumns }) {
  return (
    <tr {...asTable.row} className={styles.row}>
      <th scope="row" {...asTable.rowHeader} className={styles.item}>
        {total.item}
      </th>
      <Value label={columns.now}>{total.now}</Value>
      <td {...asTable.cell} />
      <Value label={columns.after}>{total.after}</Value>
      <Value label={columns.difference}>{total.difference}</Value>
      <td {...asTable.cell} />
    </tr>
  )
}

interface ValueProps {
  readonly label: string
  readonly isStrong?: boolean
  readonly children: string
}

/** Amounts do not wrap; texts such as `Half-yearly, from super` wrap between words. */
function Value({ label, isStrong = false, children }: ValueProps) {
  const isAmount = /\d/.test(children) && children.length <= LONGEST_AMOUNT
  const unbroken = /\s/.test(children) ? styles.unbrokenUnit : styles.unbroken
  const classes = [styles.figure, isAmount && unbroken, isStrong && styles.strong]
  return (
    <td
      {...asTable.cell}
      data-label={label}
      className={classes.filter(Boolean).join(' ')}
      translate={verbatim(children)}
    >
      {children}
    </td>
  )
}

const LONGEST_AMOUNT = 18
