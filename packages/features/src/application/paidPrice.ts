import type { Payment, PaymentFrequency } from '@coverkit/core'
import type { Offer } from './answers.ts'
import { type FrequencyPrice, frequencyPrices } from './steps/payment-details/frequencyPrices.ts'

/** Returns the price at the frequency that is paid, else at the compared one; null when it is unknown. */
export function paidPrice(
  { chosen }: Offer,
  { frequency }: Pick<Payment, 'frequency'>,
): (FrequencyPrice & { readonly frequency: PaymentFrequency }) | null {
  const paid = frequency ?? chosen.quote.paymentFrequency
  const price = frequencyPrices(chosen).get(paid)
  return price ? { ...price, frequency: paid } : null
}
