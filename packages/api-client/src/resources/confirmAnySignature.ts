import { type ApiCall, call } from '../call.ts'
import { confirmSignatureOperation } from '../generated/operations/confirmSignature.ts'
import type { ConfirmSignatureRequest, SignaturePage, TransferSignaturePage } from '../generated/schema.ts'

/** As `confirmSignature`, for a link of an application or of a transfer: only the latter's answer has a `kind`. */
export const confirmAnySignature: ApiCall<ConfirmSignatureRequest, SignaturePage | TransferSignaturePage> =
  call(confirmSignatureOperation, { isAnonymous: true })
