import type { MutationFailure } from '#queries/mutation-failure'
import type { ClaimStepId } from '../../flow.ts'
import { stepOfField } from '../../submission/stepOfField.ts'
import { failureCopy as copy } from './copy.ts'

/** Why a claim is not lodged, as far as it is known, and the steps where that can be put right. */
export interface FailureWords {
  readonly title: string
  readonly text: string
  readonly steps: readonly ClaimStepId[]
}

const MINUTE_MS = 60_000

export function failureWords(failure: MutationFailure, phone: string): FailureWords {
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
    case 'conflict':
      return { ...plain, text: copy.refusedAll(phone) }
    case 'refused': {
      const steps = [...new Set(failure.errors.flatMap(({ field }) => stepOfField(field) ?? []))]
      return { ...plain, text: steps.length > 0 ? copy.refused : copy.refusedAll(phone), steps }
    }
  }
}
