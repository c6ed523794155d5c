import { defineStep } from '@coverkit/flow'
import type { TransferFlowAnswers } from '../../answers.ts'

export const policyDetails = defineStep<TransferFlowAnswers>()({
  id: 'policy-details',
  label: 'Policies',
  model: () => import('./model.ts'),
})
