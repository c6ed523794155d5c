import { Card, Heading, Stack } from '@coverkit/ui'
import { ApplicationPremium } from '#cover/premium'
import type { Offer } from '../../answers.ts'
import { type PricedPayment, priceOf } from '../../price.ts'
import { paymentCopy as copy } from './copy.ts'

interface WhatYouPayProps {
  readonly offer: Offer
  readonly payment: PricedPayment
}

/** The parts of the price as chosen on the page, and their sum in a year. */
export function WhatYouPay({ offer, payment }: WhatYouPayProps) {
  const price = priceOf(offer, payment)
  if (!price) return null
  return (
    <Card as="section" labelledBy="what-you-pay">
      <Stack gap={12}>
        <Heading level={2} size={20} id="what-you-pay">
          {copy.whatYouPay}
        </Heading>
        <ApplicationPremium premium={price} lacksRebate={price.lacksRebate} />
      </Stack>
    </Card>
  )
}
