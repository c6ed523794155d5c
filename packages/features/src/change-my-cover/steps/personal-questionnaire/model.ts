import type { StepPage } from '@coverkit/flow'
import { type StepReader, stepAction } from '#common/step-form/stepReader.ts'
import { listPages as pagesOf } from '#underwriting/questionnaire-pages'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { evaluated } from './evaluated.ts'

/** Every page of the questionnaire, as it stands; none where nothing is asked. */
export const listPages = (answers: ChangeFlowAnswers): readonly StepPage[] =>
  pagesOf(answers, evaluated(answers))

export const model: StepReader<ChangeFlowAnswers, never> = {
  ...stepAction((answers) => answers),
  listPages,
  isComplete: (answers) => listPages(answers).every(({ complete }) => complete),
}
