import { type ApiCall, call } from '../call.ts'
import { sendSignatureLinkOperation } from '../generated/operations/sendSignatureLink.ts'
import type { SignatureLinkAnswer } from '../generated/schema.ts'
import type { ApplicationKey } from './applicationKey.ts'

/**
 * Mails the second policy holder a new link to sign; the previous one no longer works. Does not retry.
 * Returns `not-found` for another customer's application, `invalid` with the code `signed` once they have
 * signed, `busy` with `mail-limit`.
 */
export const sendSignatureLink: ApiCall<ApplicationKey, SignatureLinkAnswer> = call(
  sendSignatureLinkOperation,
  { send: ({ id, secret }) => ({ params: { path: { id } }, bearer: secret }) },
)
