import { type ApiCall, call } from '../call.ts'
import { getDraftOperation } from '../generated/operations/getDraft.ts'
import type { DraftAnswer, FlowName } from '../generated/schema.ts'

/** The signed-in customer's latest draft of a flow; null where there is none. Retries after transient failures. */
export const loadAccountDraft: ApiCall<FlowName, DraftAnswer> = call(getDraftOperation, {
  isSafe: true,
  send: (flow) => ({ params: { path: { flow } } }),
})
