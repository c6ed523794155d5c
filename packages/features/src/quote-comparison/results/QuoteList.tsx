import type { CoverKind } from '@coverkit/core'
import { coverNames } from '#quote/terms-copy'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'
import { QuoteItem } from './QuoteItem.tsx'
import * as styles from './quoteList.css.ts'
import type { WhyFacts } from './WhyThisPrice.tsx'

interface QuoteListProps {
  readonly offers: readonly Offer[]
  readonly kinds: readonly CoverKind[]
  readonly facts: WhyFacts
  /** Absent while the prices are too old to be chosen. */
  readonly onChoose: ((code: string) => void) | undefined
  /** The insurer whose choice is being kept. */
  readonly choosing: string | null
}

/** The offers in their order: cards on phones, lined up as a table where there is room. */
export function QuoteList({ offers, kinds, ...item }: QuoteListProps) {
  const { columns } = comparisonCopy
  const row = styles.rowOf[columnCount(kinds)]
  return (
    <div>
      <div className={styles.head} aria-hidden="true">
        <div className={row}>
          <span>{columns.insurer}</span>
          <span>{columns.total}</span>
          {kinds.map((kind) => (
            <span key={kind} className={styles.endOnTable}>
              {coverNames[kind]}
            </span>
          ))}
        </div>
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets a list without bullets */}
      <ol role="list" aria-label={comparisonCopy.list} className={styles.list}>
        {offers.map((offer) => (
          <QuoteItem key={offer.code} offer={offer} kinds={kinds} row={row} {...item} />
        ))}
      </ol>
    </div>
  )
}

function columnCount({ length }: readonly CoverKind[]): keyof typeof styles.rowOf {
  if (length === 1 || length === 2 || length === 3) return length
  return 4
}
