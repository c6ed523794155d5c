import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const selectCovers = defineStep<QuoteAnswers>()({
  id: 'select-covers',
  label: 'Covers',
  includedWhen: inPlan('select-covers'),
  model: () => import('./model.ts'),
})
