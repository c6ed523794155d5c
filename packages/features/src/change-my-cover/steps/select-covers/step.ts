import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const selectCovers = defineStep<ChangeFlowAnswers>()({
  id: 'select-covers',
  label: 'Covers',
  model: () => import('./model.ts'),
})
