import { lte, sql } from 'drizzle-orm'
import { forgetUses } from '../codes/countUse.ts'
import { sha256 } from '../codes/hashSecret.ts'
import type { Queries } from '../database/Database.ts'
import { useCounts } from '../database/identityTables.ts'
import { notAuthorized } from './IdentityError.ts'

const FREE_FAILURES = 5
const LONGEST_LOCK_SECONDS = 900
const FORGET_SECONDS = 900

const nameOf = (email: string) => `failed sign-ins of ${email}`

/**
 * Counts a try of a password as failed before it is judged, so that many at once do not slip through. From the fifth on an
 * address is locked for a second, then two, and so on up to 15 minutes; known or not.
 *
 * @throws IdentityError while it is locked
 */
export async function countFailure(queries: Queries, email: string, now: Date): Promise<void> {
  const time = sql`${now.toISOString()}::timestamptz`
  const failures = sql`case when ${useCounts.endsAt} + ${FORGET_SECONDS} * interval '1 second' <= ${time}
    then 1 else ${useCounts.uses} + 1 end`
  const lockSeconds = sql`case when ${failures} < ${FREE_FAILURES} then 0
    else least(power(2, least(${failures} - ${FREE_FAILURES}, 12)), ${LONGEST_LOCK_SECONDS}) end`
  const counted = await queries
    .insert(useCounts)
    .values({ key: sha256(nameOf(email)), uses: 1, endsAt: now })
    .onConflictDoUpdate({
      target: useCounts.key,
      set: { uses: failures, endsAt: sql`${time} + ${lockSeconds} * interval '1 second'` },
      setWhere: lte(useCounts.endsAt, now),
    })
    .returning({ uses: useCounts.uses })
  if (counted.length === 0) throw notAuthorized('Password attempts exceeded')
}

/** A right password ends the count. */
export const forgetFailures = (queries: Queries, email: string) => forgetUses(queries, nameOf(email))
