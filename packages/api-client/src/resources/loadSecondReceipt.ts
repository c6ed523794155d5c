import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import { PDF_TIMEOUT_MS, pdfSchema, type ReceiptDownload, receiptSchema } from './loadReceipt.ts'

/** The link that was signed by, and the secret that its code was exchanged for. */
export type SecondReceiptRequest = components['schemas']['SecondReceiptRequest']

/**
 * The second policy holder's receipt, after their signature. `invalid` with the code `secret-expired` an hour after the
 * code, `not-signed` or `unknown`. It changes nothing, so it is tried again after a failure that may pass.
 */
export function loadSecondReceipt(
  client: ApiClient,
  request: SecondReceiptRequest,
  { signal }: CallOptions = {},
): Promise<Result<ReceiptDownload, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/api/v1/signatures/receipt', { ...init, body: request }),
    schema: receiptSchema,
    safe: true,
    anonymous: true,
    signal,
  })
}

/** The same receipt as a PDF file. */
export function loadSecondReceiptPdf(
  client: ApiClient,
  request: SecondReceiptRequest,
  { signal }: CallOptions = {},
): Promise<Result<Blob, ApiError>> {
  return client.request({
    send: ({ headers, signal: ends }) =>
      client.http.POST('/api/v1/signatures/receipt', {
        signal: ends,
        parseAs: 'blob',
        headers: { ...headers, Accept: 'application/pdf' },
        body: request,
      }),
    schema: pdfSchema,
    safe: true,
    anonymous: true,
    timeoutMs: PDF_TIMEOUT_MS,
    signal,
  })
}
