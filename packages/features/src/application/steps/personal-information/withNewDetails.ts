import { type QuoteDifference, requoteFor } from '@coverkit/core'
import type { QuoteAnswers } from '#quote/answers'
import { applyToQuote } from '#quote/rules'

/**
 * The quote with the insured person's own details in it, for new prices. Each change is announced with what it was
 * before, those that the cover rules make included, and the chosen offer is gone: it was for other details.
 */
export function withNewDetails(answers: QuoteAnswers, differences: readonly QuoteDifference[]): QuoteAnswers {
  const changed = applyToQuote(answers, (quote) => requoteFor(quote, differences))
  return { ...changed, selected: null }
}
