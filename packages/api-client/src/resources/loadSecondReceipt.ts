import { type ApiCall, call, readBy } from '../call.ts'
import { getSecondReceiptOperation } from '../generated/operations/getSecondReceipt.ts'
import type { ReceiptFile, SecondReceiptRequest } from '../generated/schema.ts'
import { fileReader } from '../http/fileReader.ts'
import { PDF_TIMEOUT_MS } from './fileTimeout.ts'

/**
 * The second policy holder's receipt, after their signature. `invalid` with the code `secret-expired` an hour
 * after the code, `not-signed` or `unknown`. It changes nothing, so it is retried after a transient failure.
 */
export const loadSecondReceipt: ApiCall<SecondReceiptRequest, ReceiptFile> = call(getSecondReceiptOperation, {
  isSafe: true,
  isAnonymous: true,
})

/** The same receipt as a PDF file. */
export const loadSecondReceiptPdf: ApiCall<SecondReceiptRequest, Blob> = call(
  readBy(fileReader, getSecondReceiptOperation),
  {
    isSafe: true,
    isAnonymous: true,
    timeoutMs: PDF_TIMEOUT_MS,
    send: (body) => ({ headers: { Accept: 'application/pdf' }, body }),
  },
)
