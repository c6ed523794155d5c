import { and, eq } from 'drizzle-orm'
import { useCodeWithDate } from '../../codes/useCodeWithDate.ts'
import type { Queries } from '../../database/Database.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { trustedLinkOpenedMail } from './inCaseMails.ts'
import { inCasePage, personOf } from './inCasePage.ts'
import { type LinkedRow, rowOfLink } from './inCaseRows.ts'
import { trustedCodeName } from './openTrustedLink.ts'
import { inCasePages } from './tables.ts'

/**
 * Exchanges the mailed code and the customer's date of birth for their page. The customer entered the address of the link,
 * so the reader of the mail may be a stranger, who doesn't know the date.
 */
export const confirmTrustedLink: Operation<'confirmTrustedLink'> = async (services, request) => {
  const { database, sealing, mailOutbox, now } = services
  const { queries } = database
  const { code, dateOfBirth } = request.body
  const row = await rowOfLink({ queries, sealing }, request.body, now())
  const own = await personOf({ queries, sealing }, row.owner)
  const recipient = { dateOfBirth: own.dateOfBirth, countedAs: `trusted ${row.tokenHash}` }
  if (!(await useCodeWithDate(services, trustedCodeName(row), recipient, { code, dateOfBirth })))
    throw new Problem(422, [{ field: 'code', code: 'code-refused' }])
  await queries.transaction((inTransaction) => noteOpening({ ...services, queries: inTransaction }, row))
  mailOutbox.dispatch()
  return inCasePage({ ...services, queries }, row.owner, row)
}

/**
 * Records and mails the opening, so that the customer sees one that they didn't expect.
 * @throws Problem 422 `unknown` if the link was taken back or replaced meanwhile
 */
async function noteOpening(
  { queries, mailOutbox, now }: Services & { queries: Queries },
  { owner, tokenHash, person }: LinkedRow,
): Promise<void> {
  const openedAt = now()
  const noted = await queries
    .update(inCasePages)
    .set({ openedAt })
    .where(and(eq(inCasePages.owner, owner), eq(inCasePages.tokenHash, tokenHash)))
    .returning({ owner: inCasePages.owner })
  if (noted.length === 0) throw new Problem(422, [{ field: 'token', code: 'unknown' }])
  const { email } = await customerOf(queries, { subject: owner, email: null })
  if (!email) return
  const mail = signedByBrand(trustedLinkOpenedMail(email, openedAt), person.accountName)
  await mailOutbox.enqueue(queries, mail, { sentAt: openedAt })
}
