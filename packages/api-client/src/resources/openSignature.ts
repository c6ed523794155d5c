import { type ApiCall, call } from '../call.ts'
import { openSignatureOperation } from '../generated/operations/openSignature.ts'
import type { OpenSignatureAnswer, OpenSignatureRequest } from '../generated/schema.ts'

/**
 * Mails a code of six digits to the address that got a link to sign: single use, 10 minutes, 5 tries. Does
 * not retry. `invalid` with the code `unknown`, `expired`, `signed` or, of a transfer, `transfer-signed`; for
 * a receipt `not-signed` or `receipt-expired`; `busy` with `code-limit` when a link had all its codes.
 */
export const openSignature: ApiCall<OpenSignatureRequest, OpenSignatureAnswer> = call(
  openSignatureOperation,
  { isAnonymous: true },
)
