import { type ApiCall, call } from '../call.ts'
import { putDraftOperation } from '../generated/operations/putDraft.ts'
import type { DraftRequest, FlowName, SaveDraftAnswer } from '../generated/schema.ts'

/**
 * Stores a revision of a draft in the signed-in customer's account. Does not retry: the caller may send the
 * same body with the same `tracking.id` again.
 *
 * Where another revision is stored than `baseRev`, nothing is stored and the error is `invalid` with status
 * 409 and `head`, what is stored. To overwrite it, after the customer chose so, send again with `baseRev` of
 * the head.
 */
export const putAccountDraft: ApiCall<DraftRequest & { readonly flow: FlowName }, SaveDraftAnswer> = call(
  putDraftOperation,
  { send: ({ flow, ...body }) => ({ params: { path: { flow } }, body }) },
)
