import { type ApiCall, call } from '../call.ts'
import { deleteDraftOperation } from '../generated/operations/deleteDraft.ts'
import type { DoneAnswer, FlowName } from '../generated/schema.ts'

/** Makes the account forget a draft, whether or not there is one. Tried again after a failure that may pass. */
export const deleteAccountDraft: ApiCall<FlowName, DoneAnswer> = call(deleteDraftOperation, {
  isSafe: true,
  send: (flow) => ({ path: { flow } }),
})
