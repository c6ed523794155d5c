import { defineStep } from '@coverkit/flow'
import type { TransferFlowAnswers } from '../../answers.ts'

export const termsAndConditions = defineStep<TransferFlowAnswers>()({
  id: 'terms-and-conditions',
  label: 'Terms and conditions',
  model: () => import('./model.ts'),
})
