import { planSteps } from '@coverkit/flow'
import type { TransferFlowAnswers } from '../../answers.ts'
import { type TransferStepId, transferFlow } from '../../flow.ts'
import { termsAndConditions } from './step.ts'

/** The steps before this one that are not complete, in order: answers may have changed on another device or in a tab. */
export function missingSteps(answers: TransferFlowAnswers): readonly TransferStepId[] {
  return planSteps(transferFlow, answers)
    .filter(({ id, schema }) => id !== termsAndConditions.id && !schema.safeParse(answers).success)
    .map(({ id }) => id)
}
