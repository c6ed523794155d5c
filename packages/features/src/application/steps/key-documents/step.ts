import { defineStep } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const keyDocuments = defineStep<ApplicationAnswers>()({
  id: 'key-documents',
  label: 'Key documents',
  model: () => import('./model.ts'),
})
