import { type ApplicationPrice, formatMoney } from '@coverkit/core'
import { Card, SampleLine, Stack, Text } from '@coverkit/ui'
import { ChosenInsurer } from '#cover/insurers'
import { ApplicationPremium, formatWholeCents, PremiumTotal, premiumCopy } from '#cover/premium'
import { afterRebate } from '#cover/rebate'
import type { ChosenQuote } from '#quote/answers'
import type { ConfirmedCover } from '../../confirmedCover.ts'
import { confirmCopy } from './copy.ts'

interface ChosenOfferProps {
  readonly selected: ChosenQuote
  readonly cover: ConfirmedCover
  /** The label of the prices, and the day they were quoted. */
  readonly prices: { readonly label: string; readonly date: string } | null
  /** The price of the application, once a rollover is chosen to pay for it. */
  readonly paid: ApplicationPrice | null
}

/** The insurer, its product and what it costs. */
export function ChosenOffer({ selected: { quote, answer }, cover, prices, paid }: ChosenOfferProps) {
  const rebated = paid ? null : afterRebate(answer, cover.terms)
  return (
    <Card as="section" labelledBy="chosen-insurer">
      <Stack gap={16}>
        <ChosenInsurer quote={quote} level={2} id="chosen-insurer" />
        {paid ? (
          <ApplicationPremium premium={paid} lacksRebate={paid.lacksRebate} />
        ) : (
          <PremiumTotal total={cover.breakdown.total} frequency={cover.frequency} />
        )}
        <Text>
          {paid
            ? confirmCopy.compared(formatWholeCents(cover.breakdown.total), cover.frequency)
            : confirmCopy.paid(cover.frequency, formatWholeCents(cover.perYear))}
        </Text>
        {rebated !== null && <Text>{premiumCopy.afterRebate(formatMoney(rebated))}</Text>}
        {prices && <SampleLine label={prices.label} date={confirmCopy.pricedOn(prices.date)} />}
      </Stack>
    </Card>
  )
}
