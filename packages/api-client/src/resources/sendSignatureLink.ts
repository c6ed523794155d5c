import { type ApiCall, call } from '../call.ts'
import { sendSignatureLinkOperation } from '../generated/operations/sendSignatureLink.ts'
import type { SignatureLinkAnswer } from '../generated/schema.ts'
import type { ApplicationKey } from './applicationKey.ts'

/**
 * Mails the second policy holder a new link to sign; the one before no longer works. Not tried again here. `not-found` for
 * somebody else's application, `invalid` with the code `signed` once they have signed, `busy` with `mail-limit`.
 */
export const sendSignatureLink: ApiCall<ApplicationKey, SignatureLinkAnswer> = call(
  sendSignatureLinkOperation,
  { send: ({ id, secret }) => ({ path: { id }, bearer: secret }) },
)
