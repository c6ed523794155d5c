import type { IdentityError } from '@coverkit/identity'
import { proofCopy } from '#identity-check/proof'
import { detailsCopy } from '../copy.ts'

const { failures } = detailsCopy.email

/** Why an address could not be changed, in a sentence. */
export function emailFailure({ name }: IdentityError): string {
  switch (name) {
    case 'NetworkError':
    case 'TimeoutError':
    case 'UnreadableAnswer':
      return failures.unreachable
    case 'LimitExceededException':
    case 'TooManyRequestsException':
      return failures.tooMany
    case 'CodeMismatchException':
      return failures.wrongCode
    case 'ExpiredCodeException':
      return failures.oldCode
    case 'AliasExistsException':
      return failures.taken
    case 'UserLambdaValidationException':
      return proofCopy.unproved
    case 'NotAuthorizedException':
      return failures.signedOut
    default:
      return failures.other
  }
}
