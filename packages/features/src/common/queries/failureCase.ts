import type { MutationFailure } from './mutationFailure.ts'

/** The cases of a failure that a page distinguishes, each a sentence or another value. */
interface FailureCases<Case> {
  readonly offline: Case
  /** No answer that counts: the server may have it. */
  readonly unavailable: Case
  /** `minutes` is null where the server names no time to wait. */
  /** An answer that can't be read: the server may have it. As `unavailable` where it is absent. */
  readonly unreadable?: Case
  readonly tooMany: (minutes: number | null) => Case
  readonly refused: Case
  /** Where something else is stored than what the content started from; as `refused` where it is absent. */
  readonly conflict?: Case
  /** By the code of an error that the server names, whatever the kind; the first that is known counts. */
  readonly byCode?: Readonly<Record<string, Case>>
}

const MINUTE_MS = 60_000

/** The one of some cases that a failure is. */
export function failureCase<Case>(failure: MutationFailure, cases: FailureCases<Case>): Case {
  const { byCode = {}, refused, conflict = refused } = cases
  const errors = 'errors' in failure ? failure.errors : []
  const known = errors.find(({ code }) => Object.hasOwn(byCode, code))
  const found = known && byCode[known.code]
  if (found !== undefined) return found
  switch (failure.kind) {
    case 'offline':
      return cases.offline
    case 'unavailable':
      return cases.unavailable
    case 'unreadable':
      return cases.unreadable ?? cases.unavailable
    case 'too-many': {
      const { retryAfterMs } = failure
      return cases.tooMany(retryAfterMs === null ? null : Math.max(1, Math.ceil(retryAfterMs / MINUTE_MS)))
    }
    case 'refused':
      return refused
    case 'conflict':
      return conflict
  }
}
