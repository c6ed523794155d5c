import { defineStep, pagesWithin } from '@coverkit/flow'
import type { ApplicationAnswers } from '../../answers.ts'
import { registeredPages, registerPages } from './pageRegistry.ts'

export const personalQuestionnaire = defineStep<ApplicationAnswers>()({
  id: 'personal-questionnaire',
  label: 'Your health',
  pages: pagesWithin(registeredPages),
  model: async () => {
    const module = await import('./model.ts')
    registerPages(module.listPages)
    return module
  },
})
