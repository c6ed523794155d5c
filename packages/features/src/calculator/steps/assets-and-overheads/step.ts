import { defineStep } from '@coverkit/flow'
import type { CalculatorAnswers } from '../../answers.ts'

export const assetsAndOverheads = defineStep<CalculatorAnswers>()({
  id: 'assets-and-overheads',
  label: 'Assets and debts',
  model: () => import('./model.ts'),
})
