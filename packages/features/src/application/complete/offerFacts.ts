import { premiumFacts } from '#cover/premium'
import { quoteTerms, termsLine } from '#cover/terms'
import { type ApplicationFact, trackerCopy } from '#submission/tracker'
import type { Offer } from '../answers.ts'
import { type PricedPayment, priceOf } from '../price.ts'

/** Lists the facts of the offer from this device's answers: the premium is as it is paid. */
export function offerFacts(offer: Offer, payment: PricedPayment): readonly ApplicationFact[] {
  const price = priceOf(offer, payment)
  return [
    ...quoteTerms(offer.terms).map(({ name, terms }) => ({ label: name, value: termsLine(terms) })),
    ...(price ? premiumFacts(price, trackerCopy.premium) : []),
  ]
}
