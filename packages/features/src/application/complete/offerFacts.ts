import { sumInsuredOf } from '@coverkit/core'
import { premiumFacts } from '#cover/premium'
import { quoteTerms } from '#cover/terms'
import { formatSum } from '#cover/words'
import { type ApplicationFact, trackerCopy } from '#submission/tracker'
import type { Offer } from '../answers.ts'
import { type PricedPayment, priceOf } from '../price.ts'

/** Each cover of the offer with its sum, from this device's answers; the premium is as it is paid. */
export function offerFacts(offer: Offer, payment: PricedPayment): readonly ApplicationFact[] {
  const price = priceOf(offer, payment)
  return [
    ...quoteTerms(offer.terms).map(({ kind, name }) => ({
      label: name,
      value: formatSum(kind, sumInsuredOf(offer.terms, kind)),
    })),
    ...(price ? premiumFacts(price, trackerCopy.premium) : []),
  ]
}
