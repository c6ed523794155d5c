import { hasLifeBenefit } from '@coverkit/core'
import { defineStep } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const beneficiaries = defineStep<ApplicationAnswers>()({
  id: 'beneficiaries',
  label: 'Beneficiaries',
  includedWhen: ({ offer }) => offer !== null && hasLifeBenefit(offer.terms),
  model: () => import('./model.ts'),
})
