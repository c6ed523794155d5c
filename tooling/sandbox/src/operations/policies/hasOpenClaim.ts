import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { claims } from '../../database/tables/claims.ts'

/** Whether somebody claims on a policy: a claim that nobody decided yet, or an income that is being paid. */
export async function hasOpenClaim(queries: Queries, policy: string): Promise<boolean> {
  const [open] = await queries
    .select({ id: claims.id })
    .from(claims)
    .where(and(eq(claims.policy, policy), isNull(claims.closedAt)))
    .limit(1)
  return open !== undefined
}
