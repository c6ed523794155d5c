import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { signatures } from '../signatures/tables.ts'
import { transfers } from '../submissions/transferTables.ts'
import { knownPolicies, matchPolicies } from './policyRows.ts'
import { submittedTransfer } from './submittedTransfer.ts'
import { openTransfer } from './transferRows.ts'

const MOST = 50

/** Lists the caller's own submissions, newest first. */
export const listTransfers: Operation<'listTransfers'> = async ({ database, sealing }, request) => {
  const { queries } = database
  const { subject } = callerOf(request)
  const rows = await queries
    .select({ transfer: transfers, second: signatures })
    .from(transfers)
    .leftJoin(signatures, eq(signatures.transfer, transfers.id))
    .where(and(eq(transfers.owner, subject), isNotNull(transfers.reference)))
    .orderBy(desc(transfers.savedAt), asc(transfers.id))
    .limit(MOST)
  const submissions = rows.flatMap(({ transfer, second }) => {
    const body = openTransfer(sealing, transfer)
    const { reference } = transfer
    return body === null || reference === null ? [] : [{ row: { ...transfer, reference }, body, second }]
  })
  // A policy on file belongs to the draft that it first came with.
  const known = await knownPolicies(
    queries,
    submissions.flatMap(({ body }) => body.policiesList),
    { draftKeys: submissions.map(({ row }) => row.draftKey), owner: subject },
  )
  return {
    transfers: submissions.map(({ row, body, second }) => {
      const policies = matchPolicies(known, body.policiesList, row.draftKey)
      return submittedTransfer(sealing, { row, body }, { policies, second: second ?? undefined })
    }),
  }
}
