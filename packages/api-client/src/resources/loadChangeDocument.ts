import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { PDF_TIMEOUT_MS, pdfSchema } from './loadReceipt.ts'

/** The document of a change of cover, a PDF, for the customer whose it is. Tried again after a failure that may pass. */
export function loadChangeDocument(
  client: ApiClient,
  { id }: { readonly id: string },
  { signal }: CallOptions = {},
): Promise<Result<Blob, ApiError>> {
  return client.request({
    send: ({ headers, signal: ends }) =>
      client.http.GET('/api/v1/policies/changes/{id}/document', {
        signal: ends,
        parseAs: 'blob',
        headers,
        params: { path: { id } },
      }),
    schema: pdfSchema,
    safe: true,
    timeoutMs: PDF_TIMEOUT_MS,
    signal,
  })
}
