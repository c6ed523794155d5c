import { validateTerms } from '@coverkit/core/change-cover'
import { type StepReader, stepAction } from '#common/step-form/stepReader.ts'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** Complete once something changes and nothing of it is in the way of anything else. */
export const model: StepReader<ChangeFlowAnswers, never> = {
  ...stepAction((answers) => answers),
  isComplete: ({ change }) => change.policy !== null && validateTerms(change).length === 0,
}
