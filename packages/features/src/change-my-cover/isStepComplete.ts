import { type ChangeStep, validateTerms } from '@coverkit/core/change-cover'
import type { ChangeFlowAnswers } from './answers.ts'

/**
 * Whether what a step asks of the policy can be. It is core's rule and not the fields' of the screen: what the policy has
 * already is complete, even where it could not be bought today.
 */
export function isStepComplete({ change }: ChangeFlowAnswers, id: ChangeStep): boolean {
  return change.policy === null || !validateTerms(change).some(({ step }) => step === id)
}
