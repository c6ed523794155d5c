import type { MutationFailure } from '#queries/mutation-failure'
import { submissionFailure } from '#submission/failure'
import { stepOfField } from '../../submission/stepOfField.ts'
import { failureCopy as copy } from './copy.ts'

/** The sentences of a claim that is not lodged, and the steps where that can be put right. */
export const failureWords = (failure: MutationFailure, phone: string) =>
  submissionFailure(failure, { copy, phone, stepOfField })
