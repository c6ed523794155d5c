import { type ApiCall, call } from '../call.ts'
import { deleteDraftOperation } from '../generated/operations/deleteDraft.ts'
import type { DoneAnswer, FlowName } from '../generated/schema.ts'

/** Deletes a draft from the account, whether or not there is one. Retries after a transient failure. */
export const deleteAccountDraft: ApiCall<FlowName, DoneAnswer> = call(deleteDraftOperation, {
  isSafe: true,
  send: (flow) => ({ params: { path: { flow } } }),
})
