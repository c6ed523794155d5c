import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const criticalIllnessCover = defineStep<QuoteAnswers>()({
  id: 'critical-illness-cover',
  label: 'Critical illness',
  includedWhen: inPlan('critical-illness-cover'),
  model: () => import('./model.ts'),
})
