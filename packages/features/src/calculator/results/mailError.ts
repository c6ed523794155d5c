import { mailFailure } from '#common/queries/mailFailure.ts'
import type { MutationFailure } from '#common/queries/mutationFailure.ts'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.mail.failed

/** Why the email was not sent, as far as it is known. */
export const mailError = (failure: MutationFailure): string => mailFailure(failure, copy)
