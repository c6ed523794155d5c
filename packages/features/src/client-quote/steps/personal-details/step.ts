import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const personalDetails = defineStep<QuoteAnswers>()({
  id: 'personal-details',
  label: 'About you',
  includedWhen: inPlan('personal-details'),
  model: () => import('./model.ts'),
})
