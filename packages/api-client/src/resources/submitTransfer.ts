import type { SaveTransferRequest } from '@coverkit/core/transfer'
import { type ApiCall, call } from '../call.ts'
import { saveTransferOperation } from '../generated/operations/saveTransfer.ts'
import type { SaveTransferAnswer } from '../generated/schema.ts'

/**
 * Submits a transfer, or saves it before submission as `saveTransfer` does for an outbox. Does not retry: the
 * caller may send the same body with the same `tracking.id` again. Returns `invalid` with status 422 and the
 * code `unknown` for a policy of another customer; with 409 `owned` for another customer's draft,
 * `already-submitted` after the submission.
 */
export const submitTransfer: ApiCall<SaveTransferRequest, SaveTransferAnswer> = call(saveTransferOperation)
