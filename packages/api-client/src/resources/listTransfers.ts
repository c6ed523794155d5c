import { type BareApiCall, bareCall } from '../call.ts'
import { listTransfersOperation } from '../generated/operations/listTransfers.ts'
import type { SubmittedTransfers } from '../generated/schema.ts'

/** The signed-in customer's submitted transfers. Tried again after a failure that may pass. */
export const listTransfers: BareApiCall<SubmittedTransfers> = bareCall(listTransfersOperation, {
  isSafe: true,
})
