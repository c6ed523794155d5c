import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const reviewCover = defineStep<ChangeFlowAnswers>()({
  id: 'review-cover',
  label: 'Review',
  model: () => import('./model.ts'),
})
