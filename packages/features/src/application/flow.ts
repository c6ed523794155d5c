import { defineFlow } from '@coverkit/flow'
import type { QuoteAnswers } from '../common/quote-draft/quoteAnswers.ts'

export type ApplicationStepId = 'confirm-cover'

const chosen = {
  safeParse: (answers: unknown) => ({ success: (answers as QuoteAnswers).selected !== null }),
}

/** The steps of an application for the chosen offer. */
export const applicationFlow = defineFlow<QuoteAnswers, ApplicationStepId>({
  name: 'application',
  base: '/application',
  defaultStep: 'confirm-cover',
  steps: [{ id: 'confirm-cover', path: 'confirm-cover', schema: chosen }],
})
