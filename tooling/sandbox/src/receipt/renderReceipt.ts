import type { ReceiptFile } from '@coverkit/core/receipt'
import { limitConcurrency } from '../limits/limitConcurrency.ts'
import { renderPdfs } from '../rendering/renderPdfs.ts'
import { receiptDocument } from './receiptDocument.ts'

/** Each has a thread with its fonts, so that requests that come together would take the machine. */
const exclusively = limitConcurrency(1)

/** A receipt as a tagged PDF; the same receipt gives the same bytes. */
export async function renderReceipt(file: ReceiptFile, checkAt: string | null): Promise<Buffer> {
  const document = receiptDocument(file, checkAt)
  const createdAt = new Date(file.receipt.submittedAt)
  const [pdf] = await exclusively(() => renderPdfs([{ document, createdAt }]))
  if (pdf === undefined) throw new Error('No file was rendered')
  return pdf
}
