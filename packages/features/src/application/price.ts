import {
  type ApplicationPrice,
  applicationPrice,
  type PriceBasis,
  paidQuote,
  type SelectedQuote,
} from '@coverkit/core'
import type { Offer } from './answers.ts'

/** The part of a payment that the price depends on. */
export type PricedPayment = PriceBasis['payment']

const basisOf = ({ terms, chosen, rollover }: Offer, payment: PricedPayment): PriceBasis => ({
  terms,
  selected: chosen.quote,
  answer: chosen.answer,
  rollover: rollover ?? null,
  payment,
})

/** The price of an application as every page states it; null where the insurer has none. */
export const priceOf = (offer: Offer, payment: PricedPayment): ApplicationPrice | null =>
  applicationPrice(basisOf(offer, payment))

/** The chosen offer as it is paid, which is saved and sent. */
export const paidOffer = (offer: Offer, payment: PricedPayment): SelectedQuote =>
  paidQuote(basisOf(offer, payment))
