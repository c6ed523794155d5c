import { applyChangeRules } from '@coverkit/core/change-cover'
import type { Lens } from '@coverkit/flow'
import { emptyQuoteAnswers, type QuoteAnswers } from '#quote/answers'
import { type ChangeFlowAnswers, withAfter } from './answers.ts'

/** The policy as it shall be, as answers of a quote: what the steps of its covers read and write. */
export const quoteLens: Lens<ChangeFlowAnswers, QuoteAnswers> = {
  partOf: ({ typed, progress, change, announced, typedBenefit }) => ({
    ...emptyQuoteAnswers(),
    typed,
    progress,
    quote: change.after.quote,
    announced,
    typedBenefit,
    limits: (quote) => applyChangeRules(change.now.quote, quote),
  }),
  withPart: (answers, { typed, quote, announced, typedBenefit }) =>
    withAfter({ ...answers, typed, announced, typedBenefit }, { quote }),
}

/** Makes the update of a change of cover from an update of its quote. */
export const changeQuote =
  (change: (quote: QuoteAnswers) => QuoteAnswers) =>
  (answers: ChangeFlowAnswers): ChangeFlowAnswers =>
    quoteLens.withPart(answers, change(quoteLens.partOf(answers)))
