import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const insurerDeclarations = defineStep<ChangeFlowAnswers>()({
  id: 'insurer-declarations',
  label: 'Sign and submit',
  model: () => import('./model.ts'),
})
