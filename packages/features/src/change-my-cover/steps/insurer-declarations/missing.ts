import { planSteps } from '@coverkit/flow'
import type { ChangeFlowAnswers } from '../../answers.ts'
import { type ChangeStepId, changeFlow } from '../../flow.ts'

/** The steps before this one that are not complete, in order: answers may have changed on another device or in a tab. */
export function missingSteps(answers: ChangeFlowAnswers): readonly ChangeStepId[] {
  return planSteps(changeFlow, answers)
    .filter(({ id, schema }) => id !== 'insurer-declarations' && !schema.safeParse(answers).success)
    .map(({ id }) => id)
}
