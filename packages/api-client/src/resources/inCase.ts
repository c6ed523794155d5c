import { type ApiCall, type BareApiCall, bareCall, call, type ProvedCallOptions } from '../call.ts'
import { confirmTrustedLinkOperation } from '../generated/operations/confirmTrustedLink.ts'
import { endTrustedLinkOperation } from '../generated/operations/endTrustedLink.ts'
import { getInCaseDocumentOperation } from '../generated/operations/getInCaseDocument.ts'
import { getInCasePageOperation } from '../generated/operations/getInCasePage.ts'
import { openTrustedLinkOperation } from '../generated/operations/openTrustedLink.ts'
import { saveInCasePageOperation } from '../generated/operations/saveInCasePage.ts'
import { sendTrustedLinkOperation } from '../generated/operations/sendTrustedLink.ts'
import type {
  ConfirmTrustedLinkRequest,
  DoneAnswer,
  InCaseAnswer,
  InCaseDetails,
  InCasePage,
  OpenSignatureAnswer,
  TrustedLink,
  TrustedLinkRequest,
} from '../generated/schema.ts'
import { PDF_TIMEOUT_MS } from './fileTimeout.ts'

/** Reads the page for when something happens to the signed-in customer. Retries after a transient failure. */
export const loadInCasePage: BareApiCall<InCaseAnswer> = bareCall(getInCasePageOperation, { isSafe: true })

/** Stores what the customer adds to that page. Retries after a transient failure. */
export const saveInCasePage: ApiCall<InCaseDetails, InCaseAnswer> = call(saveInCasePageOperation, {
  isSafe: true,
})

/** That page to print, a PDF. Retries after a transient failure. */
export const loadInCaseDocument: BareApiCall<Blob> = bareCall(getInCaseDocumentOperation, {
  isSafe: true,
  timeoutMs: PDF_TIMEOUT_MS,
})

/**
 * Mails a link to the one trusted person, and ends the link before. `invalid` with status 422 and the code
 * `proof-required` without a proof, or for `email` with `own`, for `dateOfBirth` with `required`. Does not retry.
 */
export const sendTrustedLink: ApiCall<TrustedLinkRequest, InCaseAnswer, ProvedCallOptions> =
  call(sendTrustedLinkOperation)

/** Ends the trusted person's link at once. Retries after a transient failure. */
export const endTrustedLink: BareApiCall<DoneAnswer> = bareCall(endTrustedLinkOperation, { isSafe: true })

/**
 * Mails a code of six digits to the trusted person: single use, 10 minutes, 5 tries. Does not retry. `invalid` with the
 * code `unknown` once the link has ended; `busy` with `code-limit`.
 */
export const openTrustedLink: ApiCall<TrustedLink, OpenSignatureAnswer> = call(openTrustedLinkOperation, {
  isAnonymous: true,
})

/**
 * Exchanges the mailed code and the customer's date of birth for their page. Each call counts as a try of a code, so this
 * does not retry. `invalid` with the code `code-refused` for any mistake, or `unknown`.
 */
export const confirmTrustedLink: ApiCall<ConfirmTrustedLinkRequest, InCasePage> = call(
  confirmTrustedLinkOperation,
  { isAnonymous: true },
)
