import { requestFailureCopy as failures } from './copy.ts'
import { isUnconfirmed, type MutationFailure } from './mutationFailure.ts'

const MINUTE_MS = 60_000

/** Why nothing came of a press, in a sentence. */
export function requestFailure(failure: MutationFailure): string {
  switch (failure.kind) {
    case 'offline':
      return failures.offline
    case 'unavailable':
      return failures.unavailable
    case 'too-many': {
      const { retryAfterMs } = failure
      return failures.tooMany(retryAfterMs === null ? null : Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)))
    }
    case 'refused':
      return isUnconfirmed(failure.errors) ? failures.emailUnverified : failures.refused
    case 'conflict':
      return failures.conflict
  }
}
