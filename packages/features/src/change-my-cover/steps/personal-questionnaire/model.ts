import { needsHealthQuestions } from '@coverkit/core/change-cover'
import { type StepReader, stepAction } from '#common/step-form/stepReader.ts'
import type { ChangeFlowAnswers } from '../../answers.ts'

export const model: StepReader<ChangeFlowAnswers, never> = {
  ...stepAction((answers) => answers),
  isComplete: ({ change }) => !needsHealthQuestions(change),
}
