import { defineStep } from '@coverkit/flow'
import type { ClaimFlowAnswers } from '../../answers.ts'

export const whatHappened = defineStep<ClaimFlowAnswers>()({
  id: 'what-happened',
  label: 'What happened',
  model: () => import('./model.ts'),
})
