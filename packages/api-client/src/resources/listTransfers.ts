import { type BareApiCall, bareCall } from '../call.ts'
import { listTransfersOperation } from '../generated/operations/listTransfers.ts'
import type { SubmittedTransfers } from '../generated/schema.ts'

/** The signed-in customer's submitted transfers. Retries after a transient failure. */
export const listTransfers: BareApiCall<SubmittedTransfers> = bareCall(listTransfersOperation, {
  isSafe: true,
})
