import { checkReceipt, type ReceiptCheck } from '@coverkit/core/receipt'
import { hashWords } from '#submission/signature'

/** More than any receipt has; a larger file is none, and reading it would hold up the page. */
const MOST_BYTES = 8 * 1024 * 1024

/** The result of checking a file; `unreadable` when the browser cannot read it. */
export type FileCheck = ReceiptCheck | { readonly result: 'unreadable' }

/** Checks a chosen file in this browser; it is sent nowhere. */
export async function checkFile(file: Pick<File, 'size' | 'text'>): Promise<FileCheck> {
  if (file.size > MOST_BYTES) return { result: 'not-a-receipt' }
  try {
    return await checkReceipt(await file.text(), (text) => hashWords([text]))
  } catch {
    return { result: 'unreadable' }
  }
}
