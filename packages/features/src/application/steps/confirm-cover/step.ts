import { defineStep } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const confirmCover = defineStep<ApplicationAnswers>()({
  id: 'confirm-cover',
  label: 'Your cover',
  model: () => import('./model.ts'),
})
