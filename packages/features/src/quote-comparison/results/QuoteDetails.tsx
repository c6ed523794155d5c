import { Heading, Stack } from '@coverkit/ui'
import { PremiumBreakdown } from '#cover/premium'
import { comparisonCopy } from '../copy.ts'
import type { Offer } from '../offers.ts'
import type { Projection } from '../projection/useProjection.ts'
import { InsurerProjection } from './InsurerProjection.tsx'
import * as styles from './quoteList.css.ts'
import { type WhyFacts, WhyThisPrice } from './WhyThisPrice.tsx'
import { YearlyComparison } from './YearlyComparison.tsx'

interface QuoteDetailsProps {
  readonly offer: Offer
  readonly why: WhyFacts
  readonly projection: Projection
}

/** The parts of a price, its explanation, and the prices of the coming years. */
export function QuoteDetails({ offer, why, projection }: QuoteDetailsProps) {
  return (
    <div className={styles.detailColumns}>
      <Stack gap={16}>
        <PremiumBreakdown breakdown={offer.breakdown} frequency={offer.frequency} />
        <YearlyComparison offer={offer} />
      </Stack>
      <Stack gap={24}>
        <Stack gap={8}>
          <Heading level={3} size={17}>
            {comparisonCopy.why}
          </Heading>
          <WhyThisPrice offer={offer} facts={why} />
        </Stack>
        <InsurerProjection offer={offer} projection={projection} client={why.client} />
      </Stack>
    </div>
  )
}
