import type { ApiError } from '@coverkit/api-client'
import { resultsCopy } from './copy.ts'

const copy = resultsCopy.mail.failed

/** Why the e-mail was not sent, as far as it is known. */
export function mailError(error: ApiError): string {
  switch (error.kind) {
    case 'busy':
      return error.errors.some(({ code }) => code === 'mail-limit') ? copy.limit : copy.busy
    case 'invalid':
    case 'unauthorised':
    case 'forbidden':
    case 'not-found':
      return copy.refused
    default:
      return copy.unsure
  }
}
