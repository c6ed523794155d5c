import { validateTerms } from '@coverkit/core/change-cover'
import { type StepReader, stepAction } from '#common/step-form/stepReader.ts'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** Complete once something changes and nothing of it is in the way of anything else. */
export const model: StepReader<ChangeFlowAnswers, never> = {
  ...stepAction((answers) => answers),
  isComplete: ({ change, increase }) =>
    change.policy !== null && validateTerms(change, { hasIncrease: increase !== null }).length === 0,
}
