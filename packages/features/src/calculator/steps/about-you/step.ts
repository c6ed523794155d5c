import { defineStep } from '@coverkit/flow'
import type { CalculatorAnswers } from '../../answers.ts'

export const aboutYou = defineStep<CalculatorAnswers>()({
  id: 'about-you',
  label: 'About you',
  model: () => import('./model.ts'),
})
