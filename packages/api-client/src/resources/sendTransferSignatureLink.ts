import { type ApiCall, call } from '../call.ts'
import { sendTransferSignatureLinkOperation } from '../generated/operations/sendTransferSignatureLink.ts'
import type { SignatureLinkAnswer } from '../generated/schema.ts'
import type { TransferKey } from './transferKey.ts'

/**
 * Mails the second policy holder of a transfer a new link to sign; the previous one no longer works. Does not
 * retry. Fails as `sendSignatureLink` does.
 */
export const sendTransferSignatureLink: ApiCall<TransferKey, SignatureLinkAnswer> = call(
  sendTransferSignatureLinkOperation,
  { send: ({ id, secret }) => ({ params: { path: { id } }, bearer: secret }) },
)
