import { type ApiCall, call, readBy } from '../call.ts'
import { confirmSignatureOperation } from '../generated/operations/confirmSignature.ts'
import { signaturePageReader } from '../generated/readers/signaturePageReader.ts'
import type { ConfirmSignatureRequest, SignaturePage } from '../generated/schema.ts'

/**
 * Exchanges the mailed code and the second holder's date of birth for what is to be signed. Each call is one of the tries of a
 * code, so this is not tried again here. `invalid` with the code `code-refused`, whatever was wrong, or of the link `unknown`,
 * `expired` or `signed`.
 */
export const confirmSignature: ApiCall<ConfirmSignatureRequest, SignaturePage> = call(
  readBy(signaturePageReader, confirmSignatureOperation),
  { isAnonymous: true },
)
