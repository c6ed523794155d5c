import { COVER_KINDS, COVER_STEPS } from '@coverkit/core'
import { type ChangeStep, sumInsuredOf, validateTerms } from '@coverkit/core/change-cover'
import type { ChangeFlowAnswers } from './answers.ts'

/**
 * Whether what a step asks of the policy can be. It is core's rule and not the fields' of the screen: what the policy has
 * already is complete, even where it could not be bought today. A cover that was added has to have an amount.
 */
export function isStepComplete({ change }: ChangeFlowAnswers, id: ChangeStep): boolean {
  if (change.policy === null) return true
  const { quote } = change.after
  const added = COVER_KINDS.filter((kind) => quote.covers.selectedCovers.includes(kind))
  const isEmpty = added.some((kind) => COVER_STEPS[kind] === id && sumInsuredOf(quote, kind) === 0)
  return !isEmpty && !validateTerms(change).some(({ step }) => step === id)
}
