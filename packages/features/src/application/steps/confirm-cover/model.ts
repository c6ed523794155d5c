import { type StepReader, stepAction } from '#common/step-form/stepReader.ts'
import type { ApplicationAnswers } from '../../answers.ts'

export const model: StepReader<ApplicationAnswers, never> = {
  ...stepAction((answers) => ({ ...answers, isConfirmed: true })),
  isComplete: ({ offer, isConfirmed }) => offer !== null && isConfirmed,
}
