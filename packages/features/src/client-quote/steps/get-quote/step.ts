import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const getQuote = defineStep<QuoteAnswers>()({
  id: 'get-quote',
  label: 'Get quotes',
  includedWhen: inPlan('get-quote'),
  model: () => import('./model.ts'),
})
