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
export function mailFailure(failure: MutationFailure, copy: MailFailureCopy): string {
  switch (failure.kind) {
    case 'too-many':
      return failure.errors.some(({ code }) => code === 'mail-limit') ? copy.limit : copy.busy
    case 'refused':
    case 'conflict':
      return copy.refused
    case 'offline':
    case 'unavailable':
      return copy.unsure
  }
}
