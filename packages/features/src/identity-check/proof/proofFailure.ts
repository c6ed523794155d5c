import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { requestFailure } from '#common/queries/requestFailure.ts'
import { proofCopy } from './copy.ts'

/** Why something that needs proof was not done. */
export const proofFailure = (failure: MutationFailure): string =>
  failure.kind === 'refused' ? proofCopy.unproved : requestFailure(failure)
