import type { MutationFailure } from '#queries/mutation-failure'
import { requestFailure } from '#queries/request-failure'

const REFUSED =
  'That didn’t work. The code may be wrong or too old, you may have asked for it from another account, or what it’s for can’t be added. Check the code, or ask for a new one.'

/** Why nothing came of a press, in a sentence. */
export const claimFailure = (failure: MutationFailure): string =>
  failure.kind === 'refused' || failure.kind === 'conflict' ? REFUSED : requestFailure(failure)
