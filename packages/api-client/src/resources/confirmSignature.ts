import { type ApiCall, call, readBy } from '../call.ts'
import { confirmSignatureOperation } from '../generated/operations/confirmSignature.ts'
import { signaturePageReader } from '../generated/readers/signaturePageReader.ts'
import type { ConfirmSignatureRequest, SignaturePage } from '../generated/schema.ts'

/**
 * Exchanges the mailed code and the second holder's date of birth for what is to be signed. Each call counts
 * as a try of a code, so this does not retry. `invalid` with the code `code-refused` for any mistake, or of
 * the link `unknown`, `expired` or `signed`.
 */
export const confirmSignature: ApiCall<ConfirmSignatureRequest, SignaturePage> = call(
  readBy(signaturePageReader, confirmSignatureOperation),
  { isAnonymous: true },
)
