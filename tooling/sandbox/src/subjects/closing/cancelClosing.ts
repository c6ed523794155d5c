import { and, eq, gt } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { signedByBrand } from '../../mail/signedByBrand.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Operation } from '../../services/Operation.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { customerOf } from '../accounts/customerOf.ts'
import { accountClosings } from '../accounts/tables.ts'
import { staysOpenMail } from './closingMail.ts'
import { closingOf } from './closingRows.ts'

/** Cancels the closing of an account, if there is one. */
export const cancelClosing: Operation<'cancelClosing'> = async (
  { database, sealing, mailOutbox, now },
  request,
) => {
  const caller = callerOf(request)
  const at = now()
  await database.queries.transaction(async (queries) => {
    const isOwn = eq(accountClosings.subject, caller.subject)
    const cancelled = await queries
      .delete(accountClosings)
      .where(and(isOwn, gt(accountClosings.closesAt, at)))
      .returning({ subject: accountClosings.subject })
    if (cancelled.length === 0) {
      if (await closingOf(queries, caller.subject)) throw new Problem(409, [{ field: '', code: 'closed' }])
      return
    }
    const { email } = await customerOf(queries, caller)
    if (email === null) return
    const accountName = await accountNameOf({ queries, sealing }, caller.subject)
    await mailOutbox.enqueue(queries, signedByBrand(staysOpenMail(email), accountName), { sentAt: at })
  })
  mailOutbox.dispatch()
  return { successful: true }
}
