import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const premiumType = defineStep<QuoteAnswers>()({
  id: 'premium-type',
  label: 'Premium',
  includedWhen: inPlan('premium-type'),
  model: () => import('./model.ts'),
})
