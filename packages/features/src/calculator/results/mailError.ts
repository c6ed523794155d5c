import type { MutationFailure } from '#queries/mutation-failure'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.mail.failed

/** Why the email was not sent, as far as it is known. */
export function mailError(failure: MutationFailure): string {
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
