import { requestFailureCopy as failures } from './copy.ts'
import { failureCase } from './failureCase.ts'
import type { MutationFailure } from './mutationFailure.ts'

/** Why nothing came of a press, in a sentence. */
export const requestFailure = (failure: MutationFailure): string =>
  failureCase(failure, {
    ...failures,
    byCode: { 'email-unverified': failures.emailUnverified },
  })
