import type { ApplicationPrice, PaymentFrequency } from '@coverkit/core'
import { toCents } from '#cover/premium'
import type { Offer } from '../../answers.ts'
import { type PricedPayment, priceOf } from '../../price.ts'

/** Two prices on the same footing, in whole cents. */
interface ComparedPrices {
  readonly frequency: PaymentFrequency
  readonly from: number
  readonly to: number
}

/**
 * The price before and after, as the application is paid. Where the two can't be compared so, such as while the rebate of
 * one is not known, as they were compared.
 */
export function comparedPrices(before: Offer, after: Offer, payment: PricedPayment): ComparedPrices {
  const [from, to] = [priceOf(before, payment), priceOf(after, payment)]
  if (from && to && isAlike(from, to)) return pricesOf(from, to)
  const { paymentFrequency } = after.chosen.quote
  const compared = { ...payment, method: null, frequency: paymentFrequency }
  const [old, fresh] = [priceOf(before, compared), priceOf(after, compared)]
  if (old && fresh) return pricesOf(old, fresh)
  const [first, second] = [before.chosen.quote, after.chosen.quote]
  return {
    frequency: paymentFrequency,
    from: toCents(first.totalPremiumAmount),
    to: toCents(second.totalPremiumAmount),
  }
}

const isAlike = (from: ApplicationPrice, to: ApplicationPrice): boolean =>
  from.frequency === to.frequency &&
  from.parts.length === to.parts.length &&
  from.lacksRebate === to.lacksRebate

const pricesOf = (from: ApplicationPrice, to: ApplicationPrice): ComparedPrices => ({
  frequency: to.frequency,
  from: toCents(from.amount),
  to: toCents(to.amount),
})
