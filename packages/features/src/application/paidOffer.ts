import { type Payment, type SelectedQuote, selectedQuote } from '@coverkit/core'
import type { Offer } from './answers.ts'

/**
 * The chosen offer at the frequency that is paid, as every page of the application shows it; at the one that was compared
 * while none is chosen, or where the insurer has no price for it.
 */
export function paidOffer(
  { terms, chosen }: Offer,
  { frequency }: Pick<Payment, 'frequency'>,
): SelectedQuote {
  const { quote, answer } = chosen
  if (frequency === null || frequency === quote.paymentFrequency) return quote
  return selectedQuote(answer, quote, terms, frequency) ?? quote
}
