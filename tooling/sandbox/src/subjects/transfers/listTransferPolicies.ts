import { asc, desc, eq } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { transferPolicies } from '../submissions/transferTables.ts'
import { transferredPolicy } from './policyRows.ts'

const MOST = 1000

/** Lists the caller's own policies as JSON in a string, those of the latest save first. */
export const listTransferPolicies: Operation<'listTransferPolicies'> = async (
  { database, sealing },
  request,
) => {
  const rows = await database.queries
    .select()
    .from(transferPolicies)
    .where(eq(transferPolicies.owner, callerOf(request).subject))
    .orderBy(desc(transferPolicies.savedAt), asc(transferPolicies.place), asc(transferPolicies.id))
    .limit(MOST)
  return { successful: true, data: JSON.stringify(rows.map((row) => transferredPolicy(sealing, row))) }
}
