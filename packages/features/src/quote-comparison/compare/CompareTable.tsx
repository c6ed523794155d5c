import { Badge, Button, VisuallyHidden } from '@coverkit/ui'
import { InsurerMark } from '#cover/insurers'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'
import type { CompareCell, CompareGroup, CompareRow } from './compareRows.ts'
import * as styles from './compareTable.css.ts'
import { compareCopy } from './copy.ts'
import { DocumentsRow } from './DocumentsRow.tsx'
import { tableRoles } from './tableRoles.ts'

interface CompareTableProps {
  readonly offers: readonly Offer[]
  readonly groups: readonly CompareGroup[]
  readonly onChoose: ((code: string) => void) | undefined
  readonly choosing: string | null
}

/**
 * One column for each insurer. On phones it turns round: each row is a heading with a line for each insurer. The roles are there
 * because its parts are blocks then, which would take them away.
 */
export function CompareTable({ offers, groups, ...choice }: CompareTableProps) {
  const { table, corner, cornerDiffers, titles } = compareCopy
  const isSame = offers.every(({ adjustments }) => adjustments.length === 0)
  return (
    <table {...tableRoles.table} className={styles.table}>
      <caption>
        <VisuallyHidden>{table(offers.length)}</VisuallyHidden>
      </caption>
      <thead {...tableRoles.rows}>
        <tr {...tableRoles.row}>
          <th scope="col" {...tableRoles.columnHeader} className={styles.corner}>
            {isSame ? corner : cornerDiffers}
          </th>
          {offers.map((offer) => (
            <Head key={offer.code} offer={offer} {...choice} />
          ))}
        </tr>
      </thead>
      <tbody {...tableRoles.rows}>
        {groups.map(({ id, title, rows }) => [
          <GroupTitle key={id} title={title} columns={offers.length + 1} />,
          ...rows.map((row) => <Row key={row.id} row={row} offers={offers} />),
        ])}
        <GroupTitle title={titles.documents} columns={offers.length + 1} />
        <DocumentsRow offers={offers} />
      </tbody>
    </table>
  )
}

function Head({
  offer: { code, name },
  onChoose,
  choosing,
}: Omit<CompareTableProps, 'offers' | 'groups'> & { readonly offer: Offer }) {
  return (
    <th scope="col" {...tableRoles.columnHeader} className={styles.head}>
      <div className={styles.who}>
        <span className={styles.name}>
          <InsurerMark code={code} />
          <span translate="no">{name}</span>
        </span>
        {onChoose && (
          <Button busy={choosing === code} busyLabel={comparisonCopy.saving} onClick={() => onChoose(code)}>
            <span>
              {comparisonCopy.choose}
              <VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </span>
          </Button>
        )}
      </div>
    </th>
  )
}

function GroupTitle({ title, columns }: { readonly title: string; readonly columns: number }) {
  return (
    <tr {...tableRoles.row}>
      <th scope="rowgroup" {...tableRoles.rowHeader} colSpan={columns} className={styles.group}>
        {title}
      </th>
    </tr>
  )
}

function Row({ row, offers }: { readonly row: CompareRow; readonly offers: readonly Offer[] }) {
  return (
    <tr {...tableRoles.row} className={styles.row}>
      <th scope="row" {...tableRoles.rowHeader} className={styles.label}>
        {row.label}
      </th>
      {row.cells.map((cell, index) => (
        <td
          key={offers[index]?.code}
          {...tableRoles.cell}
          className={styles.cell}
          data-who={offers[index]?.name}
        >
          <Cell cell={cell} />
        </td>
      ))}
    </tr>
  )
}

function Cell({ cell: { text, isLowest, tone } }: { readonly cell: CompareCell }) {
  return (
    <span className={styles.value}>
      <span className={tone === 'quiet' ? styles.quiet : undefined}>{text}</span>
      {isLowest && <Badge tone="accent">{compareCopy.lowest}</Badge>}
    </span>
  )
}
