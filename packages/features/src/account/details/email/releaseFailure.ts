import type { IdentityError } from '@coverkit/identity'
import { detailsCopy } from '../copy.ts'

const { failures } = detailsCopy.formerEmail
const LOCKED = /attempts exceeded/i
const WRONG = /incorrect/i

/** Why a former address could not be given up, in a sentence. The service has one name for three refusals. */
export function releaseFailure({ name, message }: IdentityError): string {
  switch (name) {
    case 'NetworkError':
    case 'TimeoutError':
    case 'UnreadableAnswer':
      return failures.unreachable
    case 'LimitExceededException':
    case 'TooManyRequestsException':
      return failures.tooMany
    case 'NotAuthorizedException':
      if (LOCKED.test(message)) return failures.locked
      return WRONG.test(message) ? failures.wrongPassword : failures.signedOut
    default:
      return failures.other
  }
}
