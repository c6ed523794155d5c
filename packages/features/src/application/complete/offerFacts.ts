import type { Payment } from '@coverkit/core'
import { formatWholeCents, premiumCopy } from '#cover/premium'
import { quoteTerms } from '#cover/terms'
import { type ApplicationFact, trackerCopy } from '#submission/tracker'
import type { Offer } from '../answers.ts'
import { paidPrice } from '../paidPrice.ts'

/** Lists the facts of the offer from this device's answers: the premium is that of the chosen frequency. */
export function offerFacts(offer: Offer, payment: Pick<Payment, 'frequency'>): readonly ApplicationFact[] {
  const price = paidPrice(offer, payment)
  return [
    ...quoteTerms(offer.terms).map(({ name, terms: [amount] }) => ({
      label: name,
      value: amount?.value ?? '',
    })),
    ...(price
      ? [
          {
            label: trackerCopy.premium,
            value: `${formatWholeCents(price.instalment)} ${premiumCopy.per[price.frequency]}`,
          },
        ]
      : []),
  ]
}
