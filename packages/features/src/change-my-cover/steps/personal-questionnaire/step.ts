import { defineStep, pagesWithin } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { registeredPages, registerPages } from './pageRegistry.ts'

/** Part of every change: where nothing is asked, its one page says so. */
export const personalQuestionnaire = defineStep<ChangeFlowAnswers>()({
  id: 'personal-questionnaire',
  label: 'Your health',
  pages: pagesWithin(registeredPages),
  model: async () => {
    const { listPages, model } = await import('./model.ts')
    registerPages(listPages)
    return { model }
  },
})
