import { type ApiCall, call, readBy } from '../call.ts'
import { getReceiptOperation } from '../generated/operations/getReceipt.ts'
import type { ReceiptFile } from '../generated/schema.ts'
import { fileReader } from '../http/fileReader.ts'
import type { ApplicationKey } from './applicationKey.ts'
import { PDF_TIMEOUT_MS } from './fileTimeout.ts'

/**
 * The receipt of a submitted application, for the signed-in customer who owns it, or for the secret of its
 * submission. What cannot be read is `not-found`, whatever the reason. Retries after a transient failure.
 */
export const loadReceipt: ApiCall<ApplicationKey, ReceiptFile> = call(getReceiptOperation, {
  isSafe: true,
  send: ({ id, secret }) => ({ params: { path: { id } }, bearer: secret }),
})

/** The same receipt as a PDF file. */
export const loadReceiptPdf: ApiCall<ApplicationKey, Blob> = call(readBy(fileReader, getReceiptOperation), {
  isSafe: true,
  timeoutMs: PDF_TIMEOUT_MS,
  send: ({ id, secret }) => ({
    params: { path: { id } },
    bearer: secret,
    headers: { Accept: 'application/pdf' },
  }),
})
