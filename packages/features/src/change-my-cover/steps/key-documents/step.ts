import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const keyDocuments = defineStep<ChangeFlowAnswers>()({
  id: 'key-documents',
  label: 'Key documents',
  model: () => import('./model.ts'),
})
