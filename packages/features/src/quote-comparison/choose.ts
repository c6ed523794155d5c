import { applyAdjustments, selectedQuote } from '@coverkit/core'
import type { QuoteAnswers } from '#quote/answers'
import { endAnnouncements } from '#quote/rules'

/** The answers with an insurer's offer chosen, on the terms that it priced; unchanged when it made no offer. */
export function withChosen(answers: QuoteAnswers, code: string, now: Date): QuoteAnswers {
  const { quote, comparison } = answers
  const answer = comparison?.insurers[code]
  if (!comparison?.head || !answer) return answers
  const terms = applyAdjustments(quote, answer.adjustments).quote
  const selected = selectedQuote(answer, comparison.head, terms, quote.paymentFrequency)
  if (!selected) return answers
  return {
    ...endAnnouncements(answers),
    selected: { quote: selected, chosenAt: now.toISOString(), adjustments: answer.adjustments, answer },
  }
}
