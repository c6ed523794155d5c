import { incomeProtectionRefusal } from '@coverkit/core'
import type { StepView } from '../../step-form/StepModel.ts'
import type { QuoteAnswers } from '../quoteAnswers.ts'

const yesNoOf = { true: 'yes', false: 'no' } as const

/** `unavailable` is not asked: it holds the covers that cannot be chosen. */
export const selectCoversView = {
  view: ({ quote }) => ({
    covers: quote.covers.selectedCovers,
    payThroughSuper: quote.covers.payThroughSuper === null ? '' : yesNoOf[quote.covers.payThroughSuper],
    unavailable: incomeProtectionRefusal(quote.personalDetails) === null ? [] : ['incomeProtection'],
  }),
} satisfies StepView<QuoteAnswers>
