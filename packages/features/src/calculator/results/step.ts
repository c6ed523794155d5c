import { defineStep } from '@coverkit/flow'
import type { CalculatorAnswers } from '../answers.ts'

export const results = defineStep<CalculatorAnswers>()({
  id: 'results',
  label: 'Results',
  isOptional: true,
  model: () => import('./model.ts'),
})
