import { Card, Heading, Stack, Text } from '@coverkit/ui'
import { InsurerMark } from '../../../common/insurers/InsurerMark.tsx'
import { formatWholeCents } from '../../../common/premium/cents.ts'
import { premiumCopy } from '../../../common/premium/premiumCopy.ts'
import type { ChosenQuote } from '../../../common/quote-draft/quoteAnswers.ts'
import type { ConfirmedCover } from '../../confirmedCover.ts'
import { applicationCopy } from '../../copy.ts'
import * as styles from './confirmCover.css.ts'

interface ChosenOfferProps {
  readonly selected: ChosenQuote
  readonly cover: ConfirmedCover
  /** What the prices are, and of which day. */
  readonly prices: { readonly label: string; readonly date: string } | null
}

/** The insurer, its product and what it costs. */
export function ChosenOffer({ selected: { quote }, cover, prices }: ChosenOfferProps) {
  const { confirm } = applicationCopy
  return (
    <Card as="section" labelledBy="chosen-insurer">
      <Stack gap={16}>
        <div className={styles.insurer}>
          <InsurerMark code={quote.supplierCode} />
          <div>
            <Heading level={2} size={20} id="chosen-insurer">
              {quote.supplierName}
            </Heading>
            <Text tone="soft">{quote.productName}</Text>
          </div>
        </div>
        <p className={styles.total}>
          {formatWholeCents(cover.breakdown.total)}{' '}
          <span className={styles.per}>{premiumCopy.per[cover.frequency]}</span>
        </p>
        <Text>{confirm.paid(cover.frequency, formatWholeCents(cover.perYear))}</Text>
        {prices && (
          <p className={styles.sample}>
            {prices.label} {confirm.pricedOn(prices.date)}
          </p>
        )}
      </Stack>
    </Card>
  )
}
