import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const lifeCover = defineStep<QuoteAnswers>()({
  id: 'life-cover',
  label: 'Life',
  includedWhen: inPlan('life-cover'),
  model: () => import('./model.ts'),
})
