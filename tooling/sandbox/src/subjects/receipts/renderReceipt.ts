import type { ReceiptFile } from '@coverkit/core/receipt'
import type { Waiting } from '../../limits/makeQueue.ts'
import { renderInTurn } from '../../rendering/renderInTurn.ts'
import { receiptDocument } from './receiptDocument.ts'

/**
 * Renders a receipt as a tagged PDF; the same receipt gives the same bytes.
 * @throws Problem 503 `busy`
 */
export const renderReceipt = (waiting: Waiting, file: ReceiptFile, checkAt: string | null): Promise<Buffer> =>
  renderInTurn(waiting, {
    document: receiptDocument(file, checkAt),
    createdAt: new Date(file.receipt.submittedAt),
  })
