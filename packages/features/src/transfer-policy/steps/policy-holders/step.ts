import { defineStep } from '@coverkit/flow'
import type { TransferFlowAnswers } from '../../answers.ts'

export const policyHolders = defineStep<TransferFlowAnswers>()({
  id: 'policy-holders',
  label: 'Policy holders',
  model: () => import('./model.ts'),
})
