import { type ApiCall, call } from '../call.ts'
import { getPolicyChangeDocumentOperation } from '../generated/operations/getPolicyChangeDocument.ts'
import { PDF_TIMEOUT_MS } from './fileTimeout.ts'

/** The document of a change of cover, a PDF, for the customer who owns it. Retries after a transient failure. */
export const loadChangeDocument: ApiCall<{ readonly id: string }, Blob> = call(
  getPolicyChangeDocumentOperation,
  {
    isSafe: true,
    timeoutMs: PDF_TIMEOUT_MS,
    send: ({ id }) => ({ params: { path: { id } } }),
  },
)
