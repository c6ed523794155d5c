import { Readable } from 'node:stream'
import type { Receipt } from '@coverkit/core/receipt'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { brandNameOf } from '../../brands/brandNames.ts'
import { letterheadOf } from '../../brands/letterhead.ts'
import { countUse } from '../../codes/countUse.ts'
import type { Customer } from '../../database/Customer.ts'
import { limitConcurrency } from '../../limits/limitConcurrency.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import { RenderTooLarge, renderPdfs } from '../../rendering/renderPdfs.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { exportedMail } from '../accounts/accountMail.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { requireProof } from '../accounts/requireProof.ts'
import { openBody } from '../applications/applicationRows.ts'
import { submittedRequest } from '../applications/checkSubmission.ts'
import { makeReceipt } from '../receipts/makeReceipt.ts'
import { applications } from '../submissions/applicationTables.ts'
import { exportDocument, type PrintedExport } from './exportDocument.ts'
import { exportText } from './exportText.ts'
import { gatherExport } from './gatherExport.ts'

const HOUR_MS = 3_600_000
const EXPORTS_AN_HOUR = 10
const MOST_RECEIPTS = 10
const PDF = 'application/pdf'
/** An export has all that a customer ever sent; one beyond this is to be had as JSON alone. */
const LIMITS = { mostMs: 10_000, mostMb: 256 }
const JSON_TYPE = 'application/json; charset=utf-8'

/** Each has up to 24 million characters in memory, files aside. */
const withExportSlot = limitConcurrency(1)

/**
 * Exports all data about the signed-in customer, after a proof of identity: JSON, or a PDF if the request accepts
 * it. A mail notifies the customer.
 */
export const exportMyData: Operation<'exportMyData'> = async (services, request, reply) => {
  const caller = callerOf(request)
  const { database, mailOutbox, now } = services
  await requireProof(services, caller)
  const exports = await countUse(database.queries, `exports ${caller.subject}`, HOUR_MS, now())
  if (exports > EXPORTS_AN_HOUR) throw new Problem(429, [{ field: '', code: 'export-limit' }], HOUR_MS / 1000)
  const isPdf = request.headers.accept?.includes(PDF) ?? false
  const name = `my-data-${todayInSydney(now())}.${isPdf ? 'pdf' : 'json'}`
  return withExportSlot(async () => {
    const customer = await customerOf(database.queries, caller)
    const file = await gatherExport(services, customer)
    const accountName = await accountNameOf({ ...services, queries: database.queries }, customer.subject)
    const publisher = brandNameOf(accountName ?? 'Coverkit')
    const letterhead = accountName ? letterheadOf(accountName) : null
    const pdf = isPdf ? await rendered(services, customer, { file, publisher, letterhead }) : null
    if (customer.email !== null) {
      const mail = signedByBrand(exportedMail(customer.email), accountName)
      await mailOutbox.enqueue(database.queries, mail, { sentAt: now() })
      mailOutbox.dispatch()
    }
    // The file name has only letters and digits, so it needs no quoting.
    reply.header('vary', 'origin, accept').header('content-disposition', `attachment; filename="${name}"`)
    if (pdf) return reply.type(PDF).send(pdf)
    const text = Readable.from(exportText(services.files, file), { objectMode: false })
    return reply.type(JSON_TYPE).send(text)
  })
}

async function rendered(
  services: Services,
  customer: Customer,
  printed: Omit<PrintedExport, 'receipts'>,
): Promise<Buffer> {
  const document = exportDocument({
    ...printed,
    receipts: await receiptsOf(services, customer),
  })
  try {
    const [pdf] = await renderPdfs([{ document, createdAt: new Date(printed.file.createdAt) }], LIMITS)
    if (pdf === undefined) throw new Error('No file was rendered')
    return pdf
  } catch (error) {
    if (error instanceof RenderTooLarge) throw new Problem(413, [{ field: '', code: 'too-large' }])
    throw error
  }
}

/** Returns the latest submissions with the shown texts. One with unknown questions is printed as sent. */
async function receiptsOf({ database, sealing }: Services, { subject }: Customer): Promise<Receipt[]> {
  const rows = await database.queries
    .select()
    .from(applications)
    .where(and(eq(applications.owner, subject), isNotNull(applications.reference)))
    .orderBy(desc(applications.savedAt))
    .limit(MOST_RECEIPTS)
  const made = await Promise.allSettled(
    rows.map(async (row) => {
      const body = openBody(sealing, row)
      if (body === null) throw new Error('The submission has no answers')
      return makeReceipt(submittedRequest(body), { reference: row.reference ?? '', savedAt: row.savedAt })
    }),
  )
  return made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.receipt] : []))
}
