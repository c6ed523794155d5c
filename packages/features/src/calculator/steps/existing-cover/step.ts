import { defineStep } from '@coverkit/flow'
import type { CalculatorAnswers } from '../../answers.ts'

export const existingCover = defineStep<CalculatorAnswers>()({
  id: 'existing-cover',
  label: 'Cover you have',
  model: () => import('./model.ts'),
})
