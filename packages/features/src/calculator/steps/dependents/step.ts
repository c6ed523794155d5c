import { defineStep } from '@coverkit/flow'
import type { CalculatorAnswers } from '../../answers.ts'

export const dependents = defineStep<CalculatorAnswers>()({
  id: 'dependents',
  label: 'Dependants',
  model: () => import('./model.ts'),
})
