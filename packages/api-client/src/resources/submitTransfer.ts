import type { SaveTransferRequest } from '@coverkit/core/transfer'
import { type ApiCall, call } from '../call.ts'
import { saveTransferOperation } from '../generated/operations/saveTransfer.ts'
import type { SaveTransferAnswer } from '../generated/schema.ts'

/**
 * Submits a transfer, or saves it on the way as `saveTransfer` does for an outbox. Not tried again here: the same body with
 * the same `tracking.id` may be sent again. `invalid` with status 422 and the code
 * `unknown` for a policy of somebody else; with 409 `owned` for somebody else's draft, `already-submitted` after the
 * submission.
 */
export const submitTransfer: ApiCall<SaveTransferRequest, SaveTransferAnswer> = call(saveTransferOperation)
