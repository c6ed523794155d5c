import { failureCase } from './failureCase.ts'
import type { MutationFailure } from './mutationFailure.ts'

interface MailFailureCopy {
  /** So many mails went to the address that it gets no more for now. */
  readonly limit: string
  readonly busy: string
  readonly refused: string
  /** After no answer, or none that counts: the mail may have been sent. */
  readonly unsure: string
}

/** The sentence of a mail that was not sent, as far as it is known. */
export const mailFailure = (failure: MutationFailure, copy: MailFailureCopy): string =>
  failureCase(failure, {
    offline: copy.unsure,
    unavailable: copy.unsure,
    tooMany: () => copy.busy,
    refused: copy.refused,
    byCode: { 'mail-limit': copy.limit },
  })
