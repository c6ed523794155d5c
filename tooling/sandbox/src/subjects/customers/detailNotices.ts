import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { Problem } from '../../problem/Problem.ts'
import { detailNotices } from '../accounts/tables.ts'
import { policies } from '../policies/tables.ts'
import { transferPolicies } from '../submissions/transferTables.ts'

interface Notices {
  owner: string
  /** Ids of policies whose insurers are to be notified. */
  policies: readonly string[]
  /** Names of the changed fields. */
  fields: readonly string[]
  savedAt: Date
}

/**
 * Stores the insurers to notify of new details, for the staff who write to them.
 * @throws Problem 422 `unknown` for an id that is not the customer's
 */
export async function storeNotices(
  queries: Queries,
  { owner, policies: requested, fields, savedAt }: Notices,
): Promise<void> {
  if (requested.length === 0) return
  const own = await ownPolicies(queries, owner, requested)
  const errors = requested.flatMap((id, index) =>
    own.has(id.toLowerCase()) ? [] : [{ field: `notify.${index}`, code: 'unknown' }],
  )
  if (errors.length > 0) throw new Problem(422, errors)
  await queries.insert(detailNotices).values(requested.map((policy) => ({ owner, policy, fields, savedAt })))
}

/** Returns the ids of the customer's own policies: begun here, or transferred to the broker. */
async function ownPolicies(
  queries: Queries,
  owner: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const here = await queries
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.owner, owner), inArray(policies.id, [...ids])))
  const transferred = await queries
    .select({ id: transferPolicies.id })
    .from(transferPolicies)
    .where(
      and(
        eq(transferPolicies.owner, owner),
        eq(transferPolicies.status, 'Active'),
        inArray(transferPolicies.id, [...ids]),
      ),
    )
  return new Set([...here, ...transferred].map(({ id }) => id))
}
