import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'
import { QuoteItem, type QuoteRowContext } from './QuoteItem.tsx'
import * as styles from './quoteList.css.ts'

interface QuoteListProps extends QuoteRowContext {
  readonly offers: readonly Offer[]
}

/** The offers in their order: cards on phones, rows where there is room. */
export function QuoteList({ offers, ...row }: QuoteListProps) {
  const { columns } = comparisonCopy
  const years = Math.max(0, ...[...row.projection.years.values()].map(({ shortTerm }) => shortTerm.years))
  return (
    <div className={styles.box}>
      <div className={styles.head} aria-hidden="true">
        <span>{columns.insurer}</span>
        <span>{columns.total}</span>
        <span className={styles.headYears}>{years > 0 && columns.years(years)}</span>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list without bullets */}
      <ol role="list" aria-label={comparisonCopy.list} className={styles.list}>
        {offers.map((offer) => (
          <QuoteItem key={offer.code} offer={offer} {...row} />
        ))}
      </ol>
    </div>
  )
}
