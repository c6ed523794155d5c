import { defineStep } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const dutyOfDisclosure = defineStep<ApplicationAnswers>()({
  id: 'duty-of-disclosure',
  label: 'Your duty',
  model: () => import('./model.ts'),
})
