import { type BareApiCall, bareCall } from '../call.ts'
import { listDraftsOperation } from '../generated/operations/listDrafts.ts'
import type { DraftsAnswer } from '../generated/schema.ts'

/** Lists the drafts that the signed-in customer can resume on any device. Retries after a transient failure. */
export const listAccountDrafts: BareApiCall<DraftsAnswer> = bareCall(listDraftsOperation, { isSafe: true })
