import { defineStep } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const insurerDeclarations = defineStep<ApplicationAnswers>()({
  id: 'insurer-declarations',
  label: 'Declarations',
  model: () => import('./model.ts'),
})
