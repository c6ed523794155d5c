import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const dutyOfDisclosure = defineStep<ChangeFlowAnswers>()({
  id: 'duty-of-disclosure',
  label: 'Your duty',
  model: () => import('./model.ts'),
})
