import { and, eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { brandNameOf } from '../../brands/brandNames.ts'
import { letterheadOf } from '../../brands/letterhead.ts'
import { notFound } from '../../problem/Problem.ts'
import { waitingOf } from '../../rendering/renderInTurn.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { accountNameOf } from '../accounts/accountNameOf.ts'
import { openChange } from './changeRows.ts'
import { policyChangeOf } from './policyChangeOf.ts'
import { renderChange } from './renderChange.ts'
import { policyChanges } from './tables.ts'

/** Returns the document of a change of the caller's as signed, always the same for one change. */
export const getPolicyChangeDocument: Operation<'getPolicyChangeDocument'> = async (
  { database, sealing, vendors, tables },
  request,
  reply,
) => {
  const owner = callerOf(request).subject
  const own = and(eq(policyChanges.id, request.params.id), eq(policyChanges.owner, owner))
  const [row] = await database.queries.select().from(policyChanges).where(own)
  if (!row) throw notFound()
  const stored = openChange(sealing, row)
  const code = stored.body.insurer_Code
  const accountName = await accountNameOf({ queries: database.queries, sealing }, owner)
  const pdf = await renderChange(waitingOf(request), {
    change: policyChangeOf(row, stored, 'with-insurer'),
    insurerName: vendors.get(code)?.name ?? code,
    broker: accountName && brandNameOf(accountName),
    letterhead: accountName ? letterheadOf(accountName) : null,
    premiumLabel: tables.label,
    body: stored.body,
    submittedOn: todayInSydney(row.savedAt),
    signedOn: stored.body.signedAt ? todayInSydney(new Date(stored.body.signedAt)) : null,
  })
  // The file name has only letters and digits, so it needs no quoting.
  return reply
    .header('content-disposition', `attachment; filename="change-${row.reference}.pdf"`)
    .type('application/pdf')
    .send(pdf)
}
