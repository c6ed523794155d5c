import type { StepPage } from '@coverkit/flow'
import { type StepReader, stepAction } from '#common/step-form/stepReader.ts'
import { listPages as pagesOf } from '#underwriting/questionnaire-pages'
import type { ApplicationAnswers } from '../../answers.ts'
import { evaluated } from './evaluated.ts'

/** Every page of the questionnaire, as it stands. */
export const listPages = (answers: ApplicationAnswers): readonly StepPage[] =>
  pagesOf(answers, evaluated(answers))

export const model: StepReader<ApplicationAnswers, never> = {
  ...stepAction((answers) => answers),
  listPages,
  isComplete(answers) {
    const pages = listPages(answers)
    return pages.length > 0 && pages.every(({ complete }) => complete)
  },
}
