import { makeReceipt } from '../receipt/makeReceipt.ts'
import { renderReceipt } from '../receipt/renderReceipt.ts'
import { submittedRequest } from './checkSubmission.ts'
import type { Operation } from './Operation.ts'
import { readableApplication } from './readableApplication.ts'

const CHECK_PAGE = '/application/check-receipt'
const PDF = 'application/pdf'

/** The receipt of a submitted application for whoever may read it: JSON, or a PDF where that is accepted. */
export const getReceipt: Operation<'getReceipt'> = async (services, request, reply) => {
  const { row, body } = await readableApplication(services, request, request.params.id)
  const reference = row.reference ?? ''
  const file = await makeReceipt(submittedRequest(body), { reference, savedAt: row.savedAt })
  const isPdf = request.headers.accept?.includes(PDF) ?? false
  // The reference is letters and digits of our own, so the name needs no quoting.
  reply
    .header('vary', 'origin, accept')
    .header('content-disposition', `attachment; filename="receipt-${reference}.${isPdf ? 'pdf' : 'json'}"`)
  if (!isPdf) return file
  const site = services.sites.get(file.receipt.brand.accountName)
  return reply.type(PDF).send(await renderReceipt(file, site === undefined ? null : site + CHECK_PAGE))
}
