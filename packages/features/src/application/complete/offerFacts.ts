import { premiumFacts } from '#cover/premium'
import { quoteTerms } from '#cover/terms'
import { type ApplicationFact, trackerCopy } from '#submission/tracker'
import type { Offer } from '../answers.ts'
import { type PricedPayment, priceOf } from '../price.ts'

/** Lists the facts of the offer from this device's answers: the premium is as it is paid. */
export function offerFacts(offer: Offer, payment: PricedPayment): readonly ApplicationFact[] {
  const price = priceOf(offer, payment)
  return [
    ...quoteTerms(offer.terms).map(({ name, terms: [amount] }) => ({
      label: name,
      value: amount?.value ?? '',
    })),
    ...(price ? premiumFacts(price, trackerCopy.premium) : []),
  ]
}
