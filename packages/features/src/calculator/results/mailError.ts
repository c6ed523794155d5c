import { mailFailure } from '#queries/mail-failure'
import type { MutationFailure } from '#queries/mutation-failure'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.mail.failed

/** Why the email was not sent, as far as it is known. */
export const mailError = (failure: MutationFailure): string => mailFailure(failure, copy)
