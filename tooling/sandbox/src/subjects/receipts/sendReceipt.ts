import type { ReceiptFile } from '@coverkit/core/receipt'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { waitingOf } from '../../rendering/renderInTurn.ts'
import type { Services } from '../../services/Services.ts'
import { renderReceipt } from './renderReceipt.ts'

const CHECK_PAGE = '/application/check-receipt'
const PDF = 'application/pdf'

/** Sends a receipt with a file name of letters and digits: JSON, or a PDF if the request accepts it. */
export async function sendReceipt(
  { sites }: Pick<Services, 'sites'>,
  request: FastifyRequest,
  reply: FastifyReply,
  file: ReceiptFile,
): Promise<ReceiptFile | FastifyReply> {
  const { reference, holder, brand } = file.receipt
  const isPdf = request.headers.accept?.includes(PDF) ?? false
  const name = `receipt-${reference}${holder === 1 ? '' : `-${holder}`}.${isPdf ? 'pdf' : 'json'}`
  reply.header('vary', 'origin, accept').header('content-disposition', `attachment; filename="${name}"`)
  if (!isPdf) return file
  const site = sites.get(brand.accountName)
  return reply
    .type(PDF)
    .send(await renderReceipt(waitingOf(request), file, site === undefined ? null : site + CHECK_PAGE))
}
