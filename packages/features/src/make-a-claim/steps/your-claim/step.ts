import { defineStep } from '@coverkit/flow'
import type { ClaimFlowAnswers } from '../../answers.ts'

export const yourClaim = defineStep<ClaimFlowAnswers>()({
  id: 'your-claim',
  label: 'Your claim',
  model: () => import('./model.ts'),
})
