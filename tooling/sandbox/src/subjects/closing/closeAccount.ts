import { formatDate } from '@coverkit/core'
import { type Caller, callerOf } from '../../auth/authenticate.ts'
import { isPoolSubject } from '../../database/Customer.ts'
import { revokeAll } from '../../identity/people.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import type { Operation } from '../../services/Operation.ts'
import type { Services } from '../../services/Services.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { requireProof } from '../accounts/requireProof.ts'
import { accountClosings } from '../accounts/tables.ts'
import { closingMail } from './closingMail.ts'
import { closingAnswer, closingPurpose } from './closingRows.ts'

const UNDO_MS = 7 * 86_400_000

/** Schedules the closing of the caller's account in seven days, after a proof of identity. */
export const closeAccount: Operation<'closeAccount'> = async (services, request) => {
  const caller = callerOf(request)
  await requireProof(services, caller)
  await storeClosing(services, caller, request.body.accountName)
  return closingAnswer(services, caller.subject)
}

/** Stores the closing, ends every session and mails how to cancel it; does nothing if one is stored. */
async function storeClosing(services: Services, caller: Caller, accountName: string): Promise<void> {
  const { database, sealing, mailOutbox, sites, now } = services
  const requestedAt = now()
  const closesAt = new Date(requestedAt.getTime() + UNDO_MS)
  await database.queries.transaction(async (queries) => {
    const { subject, email } = await customerOf(queries, caller)
    const stored = await queries
      .insert(accountClosings)
      .values({
        subject,
        requestedAt,
        closesAt,
        sealedEmail: email === null ? null : sealing.seal(closingPurpose(subject), email),
      })
      .onConflictDoNothing()
      .returning({ subject: accountClosings.subject })
    if (stored.length === 0) return
    if (isPoolSubject(subject)) await revokeAll(queries, subject, requestedAt)
    if (email === null) return
    const mail = closingMail(email, {
      day: formatDate(todayInSydney(closesAt)),
      site: sites.get(accountName) ?? null,
    })
    await mailOutbox.enqueue(queries, signedByBrand(mail, accountName), { sentAt: requestedAt })
  })
  mailOutbox.dispatch()
}
