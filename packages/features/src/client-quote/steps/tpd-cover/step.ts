import { defineStep } from '@coverkit/flow'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { inPlan } from '../inPlan.ts'

export const tpdCover = defineStep<QuoteAnswers>()({
  id: 'tpd-cover',
  label: 'TPD',
  includedWhen: inPlan('tpd-cover'),
  model: () => import('./model.ts'),
})
