import { type ApiCall, call } from '../call.ts'
import { getTransferOperation } from '../generated/operations/getTransfer.ts'
import type { SubmittedTransfer } from '../generated/schema.ts'
import type { TransferKey } from './transferKey.ts'

/**
 * A submitted transfer, for the signed-in customer who owns it, or for the secret of its draft. What cannot
 * be read is `not-found`, whatever the reason. Retries after a transient failure.
 */
export const getTransfer: ApiCall<TransferKey, SubmittedTransfer> = call(getTransferOperation, {
  isSafe: true,
  send: ({ id, secret }) => ({ params: { path: { id } }, bearer: secret }),
})
