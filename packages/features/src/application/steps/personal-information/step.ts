import { defineStep } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const personalInformation = defineStep<ApplicationAnswers>()({
  id: 'personal-information',
  label: 'Your details',
  model: () => import('./model.ts'),
})
