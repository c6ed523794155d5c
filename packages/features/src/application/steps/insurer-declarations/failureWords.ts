import type { MutationFailure } from '#queries/mutation-failure'
import type { ApplicationStepId } from '../../flow.ts'
import { stepOfField } from '../../submission/stepOfField.ts'
import { failureCopy as copy } from './copy.ts'

/** Why an application is not submitted, as far as it is known, and the steps where that can be put right. */
export interface FailureWords {
  readonly title: string
  readonly text: string
  readonly steps: readonly ApplicationStepId[]
  /** The offer is no longer what the insurer offers. */
  readonly needsNewPrice: boolean
}

const PRICE_CODE = 'premium-mismatch'
const MINUTE_MS = 60_000

export function failureWords(failure: MutationFailure, phone: string): FailureWords {
  const plain = { title: copy.title, steps: [], needsNewPrice: false }
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
      return { ...plain, title: copy.conflictTitle, text: copy.conflict(phone) }
    case 'refused': {
      const { errors } = failure
      if (errors.some(({ code }) => code === PRICE_CODE)) {
        return { ...plain, text: copy.price, needsNewPrice: true }
      }
      const steps = [...new Set(errors.flatMap(({ field }) => stepOfField(field) ?? []))]
      return { ...plain, text: steps.length > 0 ? copy.refused : copy.refusedAll(phone), steps }
    }
  }
}
