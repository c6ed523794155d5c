import { and, asc, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import { signatures } from '../../database/tables/signatures.ts'
import { transferPolicies, transfers } from '../../database/tables/transfers.ts'
import type { Operation } from '../Operation.ts'
import { matchPolicies } from './policyRows.ts'
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
  const drafts = rows.map(({ transfer }) => transfer.draftKey)
  // A policy on file belongs to the draft that it first came with.
  const known = await queries
    .select()
    .from(transferPolicies)
    .where(or(eq(transferPolicies.owner, subject), inArray(transferPolicies.draftKey, drafts)))
  return {
    transfers: rows.flatMap(({ transfer, second }) => {
      const body = openTransfer(sealing, transfer)
      const { reference } = transfer
      if (body === null || reference === null) return []
      const policies = matchPolicies(known, body.policiesList, transfer.draftKey)
      const readable = { row: { ...transfer, reference }, body }
      return [submittedTransfer(sealing, readable, { policies, second: second ?? undefined })]
    }),
  }
}
