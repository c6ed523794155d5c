import { defineStep } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const personalQuestionnaire = defineStep<ChangeFlowAnswers>()({
  id: 'personal-questionnaire',
  label: 'Your health',
  model: () => import('./model.ts'),
})
