import { defineStep, pagesWithin } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'

export const personalQuestionnaire = defineStep<ApplicationAnswers>()({
  id: 'personal-questionnaire',
  label: 'Your health',
  pages: pagesWithin,
  model: () => import('./model.ts'),
})
