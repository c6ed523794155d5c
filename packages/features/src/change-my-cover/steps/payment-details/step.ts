import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { hasCover } from '../../hasCover.ts'

export const paymentDetails = defineStep<ChangeFlowAnswers>()({
  id: 'payment-details',
  label: 'Payment',
  includedWhen: hasCover,
  model: () => import('./model.ts'),
})
