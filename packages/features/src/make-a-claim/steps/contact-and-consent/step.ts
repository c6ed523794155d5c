import { defineStep } from '@coverkit/flow'
import type { ClaimFlowAnswers } from '../../answers.ts'

export const contactAndConsent = defineStep<ClaimFlowAnswers>()({
  id: 'contact-and-consent',
  label: 'Contact and consent',
  model: () => import('./model.ts'),
})
