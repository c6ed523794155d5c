import type { MutationFailure } from '#queries/mutation-failure'

/** Why a flow is not submitted, as far as it is known, and the steps where that can be put right. */
export interface SubmissionFailure<Step extends string> {
  readonly title: string
  readonly text: string
  readonly steps: readonly Step[]
}

/** The sentences of a flow's failures. `minutes` is null where the server names no time to wait. */
export interface SubmissionFailureCopy {
  readonly title: string
  readonly offlineTitle: string
  readonly offline: string
  /** After an answer that says nothing: the server may have it. */
  readonly unsureTitle: string
  readonly unavailable: string
  readonly tooMany: (minutes: number | null) => string
  /** Above links to the steps of the refused fields. */
  readonly refused: string
  /** Where no step can put it right. */
  readonly refusedAll: (phone: string) => string
  /** Where the server has something else already; as `refusedAll` where it is absent. */
  readonly conflictTitle?: string
  readonly conflict?: (phone: string) => string
}

interface FailureContext<Step> {
  readonly copy: SubmissionFailureCopy
  readonly phone: string
  /** The step on which a refused field is answered; null where none is. */
  readonly stepOfField: (field: string) => Step | null
}

const MINUTE_MS = 60_000

/** The sentences of a failed submission. */
export function submissionFailure<Step extends string>(
  failure: MutationFailure,
  { copy, phone, stepOfField }: FailureContext<Step>,
): SubmissionFailure<Step> {
  const plain = { title: copy.title, steps: [] }
  switch (failure.kind) {
    case 'offline':
      return { ...plain, title: copy.offlineTitle, text: copy.offline }
    case 'unavailable':
      return { ...plain, title: copy.unsureTitle, text: copy.unavailable }
    case 'too-many': {
      const { retryAfterMs } = failure
      return { ...plain, text: copy.tooMany(retryAfterMs && Math.ceil(retryAfterMs / MINUTE_MS)) }
    }
    case 'conflict': {
      const { conflictTitle: title = copy.title, conflict = copy.refusedAll } = copy
      return { ...plain, title, text: conflict(phone) }
    }
    case 'refused': {
      const steps = [...new Set(failure.errors.flatMap(({ field }) => stepOfField(field) ?? []))]
      return { ...plain, text: steps.length > 0 ? copy.refused : copy.refusedAll(phone), steps }
    }
  }
}
