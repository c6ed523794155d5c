import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { requestFailure } from '#common/queries/requestFailure.ts'

const REFUSED =
  'That didn’t work. The code may be wrong or too old, you may have asked for it from another account, or what it’s for can’t be added. Check the code, or ask for a new one.'

/** Why nothing came of a press, in a sentence. */
export const addFailure = (failure: MutationFailure): string =>
  failure.kind === 'refused' || failure.kind === 'conflict' ? REFUSED : requestFailure(failure)
