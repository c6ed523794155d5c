import { type ApiCall, call } from '../call.ts'
import { renewSignatureOperation } from '../generated/operations/renewSignature.ts'
import type { SignatureLink, SignatureLinkAnswer } from '../generated/schema.ts'

/**
 * Mails a new link to sign in place of an expired one, to the same address. Does not retry. `invalid` with
 * the code `unknown`, `signed` or `not-expired`; `busy` with `mail-limit` when too much was mailed.
 */
export const renewSignature: ApiCall<SignatureLink, SignatureLinkAnswer> = call(renewSignatureOperation, {
  isAnonymous: true,
})
