import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const incomeProtectionCover = defineStep<QuoteAnswers>()({
  id: 'income-protection-cover',
  label: 'Income protection',
  includedWhen: inPlan('income-protection-cover'),
  model: () => import('./model.ts'),
})
