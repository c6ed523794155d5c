import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { hasCover } from '../../hasCover.ts'

export const indexation = defineStep<ChangeFlowAnswers>()({
  id: 'indexation',
  label: 'Indexation',
  includedWhen: hasCover,
  model: () => import('./model.ts'),
})
