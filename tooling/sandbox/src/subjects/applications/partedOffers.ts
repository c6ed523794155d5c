import { type LoadedApplication, paidQuote, type SelectedQuote, selectedQuote } from '@coverkit/core'
import type { RatingTables } from '../../rating/RatingTables.ts'
import { answerOf } from '../quotes/offerDifferences.ts'

/**
 * Recomputes the offer of an application with the parts of its price: first with the rebate of a rollover, then as a
 * page states it that could not learn the rebate. None if the insurer has no price for the terms.
 */
export function partedOffers(
  tables: RatingTables,
  { answers, quote, selected }: Pick<LoadedApplication, 'answers' | 'quote' | 'selected'>,
): SelectedQuote[] {
  const code = selected?.supplierCode ?? ''
  const compared = answerOf(tables, quote, code, 'directDebit')
  const offer = compared && selectedQuote(compared.insurer, compared.head, quote, quote.paymentFrequency)
  if (!compared || !offer) return []
  const yearly = { ...quote, paymentFrequency: 'yearly' as const }
  const byRollover = answerOf(tables, yearly, code, 'enduringRollover')
  return [byRollover?.insurer ?? null, null].map((rollover) =>
    paidQuote({
      terms: quote,
      selected: offer,
      answer: compared.insurer,
      rollover,
      payment: answers.payment,
    }),
  )
}
