import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { claims } from '../claims/tables.ts'

/** Checks for an open claim on a policy: one that is undecided, or an income in payment. */
export async function hasOpenClaim(queries: Queries, policy: string): Promise<boolean> {
  const [open] = await queries
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.policy, policy), isNull(claims.closedAt)))
    .limit(1)
  return open !== undefined
}
