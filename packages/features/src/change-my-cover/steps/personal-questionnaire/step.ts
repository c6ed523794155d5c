import { defineStep, pagesWithin } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** Part of every change: where nothing is asked, its one page says so. */
export const personalQuestionnaire = defineStep<ChangeFlowAnswers>()({
  id: 'personal-questionnaire',
  label: 'Your health',
  pages: pagesWithin,
  model: () => import('./model.ts'),
})
