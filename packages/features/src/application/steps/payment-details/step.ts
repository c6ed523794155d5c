import { defineStep } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const paymentDetails = defineStep<ApplicationAnswers>()({
  id: 'payment-details',
  label: 'Payment',
  model: () => import('./model.ts'),
})
