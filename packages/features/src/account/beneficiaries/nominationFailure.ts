import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { proofCopy, proofFailure } from '#identity-check/proof'
import { beneficiariesCopy } from './copy.ts'

/** The reason that a request was not sent, in a sentence. */
export function nominationFailure(failure: MutationFailure): string {
  if (failure.kind !== 'refused') return proofFailure(failure)
  const isUnproved = failure.errors.some(({ code }) => code === 'proof-required')
  return isUnproved ? proofCopy.unproved : beneficiariesCopy.refused
}
