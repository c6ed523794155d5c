import type { MutationFailure } from '#queries/mutation-failure'
import { type SubmissionFailure, submissionFailure } from '#submission/failure'
import type { ApplicationStepId } from '../../flow.ts'
import { stepOfField } from '../../submission/stepOfField.ts'
import { failureCopy as copy } from './copy.ts'

interface FailureWords extends SubmissionFailure<ApplicationStepId> {
  /** The offer is no longer what the insurer offers. */
  readonly needsNewPrice: boolean
}

/** The sentences of an application that is not submitted, and the steps where that can be put right. */
export function failureWords(failure: MutationFailure, phone: string): FailureWords {
  const needsNewPrice =
    failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'premium-mismatch')
  return needsNewPrice
    ? { title: copy.title, text: copy.price, steps: [], needsNewPrice }
    : { ...submissionFailure(failure, { copy, phone, stepOfField }), needsNewPrice }
}
