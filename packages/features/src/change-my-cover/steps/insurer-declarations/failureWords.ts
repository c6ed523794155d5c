import type { MutationFailure } from '#queries/mutation-failure'
import { type SubmissionFailure, submissionFailure } from '#submission/failure'
import type { ChangeStepId } from '../../flow.ts'
import { stepOfField } from '../../submission/stepOfField.ts'
import { failureCopy as copy } from './copy.ts'

/** Whether the premium on the page is not the server's any more. */
export const isOtherPremium = (failure: MutationFailure): boolean =>
  failure.kind === 'refused' && failure.errors.some(({ code }) => code === 'premium-mismatch')

/** The sentences of a change that is not submitted, and the steps where that can be put right. */
export const failureWords = (failure: MutationFailure, phone: string): SubmissionFailure<ChangeStepId> =>
  isOtherPremium(failure)
    ? { title: copy.priceTitle, text: copy.price, steps: [] }
    : submissionFailure(failure, { copy, phone, stepOfField })
