import type { Payment, PaymentFrequency } from '@coverkit/core'
import type { Offer } from './answers.ts'
import { type FrequencyPrice, frequencyPrices } from './steps/payment-details/frequencyPrices.ts'

/** What an offer costs at the frequency which is paid, or else at the one that was compared; null where that is not known. */
export function paidPrice(
  { chosen }: Offer,
  { frequency }: Pick<Payment, 'frequency'>,
): (FrequencyPrice & { readonly frequency: PaymentFrequency }) | null {
  const paid = frequency ?? chosen.quote.paymentFrequency
  const price = frequencyPrices(chosen).get(paid)
  return price ? { ...price, frequency: paid } : null
}
