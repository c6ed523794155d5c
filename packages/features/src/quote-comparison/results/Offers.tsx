import type { CoverKind, PaymentFrequency } from '@coverkit/core'
import { formatDay } from '@coverkit/core'
import { Heading, Stack, Text } from '@coverkit/ui'
import { useState } from 'react'
import type { StoredComparison } from '#quote/answers'
import { comparisonCopy } from '../copy.ts'
import { type Offer, type Sort, sortOffers } from '../offers.ts'
import { classWords } from '../useComparison.ts'
import { QuoteList } from './QuoteList.tsx'
import * as styles from './quoteResults.css.ts'
import { SortControls } from './SortControls.tsx'

interface OffersProps {
  readonly prices: StoredComparison
  readonly offers: readonly Offer[]
  readonly kinds: readonly CoverKind[]
  readonly frequency: PaymentFrequency
  readonly onFrequency: (frequency: PaymentFrequency) => void
  readonly onChoose: ((code: string) => void) | undefined
  readonly choosing: string | null
}

/** The offers under what they are, of which day, and in which order. */
export function Offers({ prices, offers, kinds, frequency, onFrequency, ...list }: OffersProps) {
  const [sort, setSort] = useState<Sort>('total')
  const facts = { client: prices.request.clients[0], classes: classWords(prices, kinds) }
  return (
    <Stack as="section" gap={24} labelledBy="offers">
      <div className={styles.heading}>
        <Heading level={2} size={24} id="offers">
          {comparisonCopy.offers(offers.length)}
        </Heading>
        <p className={styles.sample}>
          <span>{prices.head?.label}</span>
          <span>{comparisonCopy.pricedOn(formatDay(prices.askedAt))}</span>
        </p>
        <SortControls sort={sort} onSort={setSort} frequency={frequency} onFrequency={onFrequency} />
        <Text>{`${comparisonCopy.order(sort, frequency)} ${comparisonCopy.noPlacement}`}</Text>
      </div>
      <QuoteList offers={sortOffers(offers, sort)} kinds={kinds} facts={facts} {...list} />
    </Stack>
  )
}
