import { planSteps } from '@coverkit/flow'
import type { ClaimFlowAnswers } from '../../answers.ts'
import { type ClaimStepId, claimFlow } from '../../flow.ts'
import { contactAndConsent } from './step.ts'

/** The steps before this one that are not complete, in order: answers may have changed in another tab. */
export function missingSteps(answers: ClaimFlowAnswers): readonly ClaimStepId[] {
  return planSteps(claimFlow, answers)
    .filter(({ id, schema }) => id !== contactAndConsent.id && !schema.safeParse(answers).success)
    .map(({ id }) => id)
}
