import type { StepPage } from '@coverkit/flow'
import { type StepReader, stepAction } from '#common/step-form/stepReader.ts'
import { questionnairePages } from '#underwriting/questionnaire-pages'
import type { ApplicationAnswers } from '../../answers.ts'
import { evaluated } from './evaluated.ts'

/** The page before the first question. */
export const STORAGE_PAGE = 'storage'

/** The choice of where to store the answers, then every page of questions with a check page after each section. */
export function listPages(answers: ApplicationAnswers): readonly StepPage[] {
  const now = evaluated(answers)
  if (now === null) return []
  const isChosen = answers.questionnaireStorage !== null && answers.questionnaire !== null
  return [
    { id: STORAGE_PAGE, complete: isChosen },
    ...questionnairePages(now.definition, now.evaluation, now.state, now.today),
  ]
}

export const model: StepReader<ApplicationAnswers, never> = {
  ...stepAction((answers) => answers),
  isComplete(answers) {
    const pages = listPages(answers)
    return pages.length > 0 && pages.every(({ complete }) => complete)
  },
}
