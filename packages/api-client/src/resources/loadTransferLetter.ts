import { type ApiCall, call } from '../call.ts'
import { getTransferLetterOperation } from '../generated/operations/getTransferLetter.ts'
import { PDF_TIMEOUT_MS } from './fileTimeout.ts'
import type { TransferKey } from './transferKey.ts'

/**
 * The letter of authority to one insurer, a PDF. `not-found` for an insurer without a policy, `invalid` with
 * status 409 and the code `waiting-for-second-signature` before every holder has signed. Retries after a
 * transient failure.
 */
export const loadTransferLetter: ApiCall<TransferKey & { readonly insurer: string }, Blob> = call(
  getTransferLetterOperation,
  {
    isSafe: true,
    timeoutMs: PDF_TIMEOUT_MS,
    send: ({ id, secret, insurer }) => ({ params: { path: { id, insurer } }, bearer: secret }),
  },
)
