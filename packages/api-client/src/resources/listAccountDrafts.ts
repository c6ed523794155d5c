import { type BareApiCall, bareCall } from '../call.ts'
import { listDraftsOperation } from '../generated/operations/listDrafts.ts'
import type { DraftsAnswer } from '../generated/schema.ts'

/** What the signed-in customer can go on with, on whatever device. Tried again after a failure that may pass. */
export const listAccountDrafts: BareApiCall<DraftsAnswer> = bareCall(listDraftsOperation, { isSafe: true })
