import { lte, sql } from 'drizzle-orm'
import { countUse, isInUse, resetUses } from '../codes/countUse.ts'
import { sha256 } from '../codes/sha256.ts'
import { useCounts } from '../codes/tables.ts'
import type { Queries } from '../database/Database.ts'
import { notAuthorized } from './IdentityError.ts'

const FREE_FAILURES = 5
const LONGEST_LOCK_SECONDS = 900
/** The limit for all networks together from which the person has never signed in. */
const UNKNOWN_NETWORK_FAILURES = 100
const HOUR_MS = 3_600_000
const KNOWN_MS = 30 * 24 * HOUR_MS

/** The address and the network of a password try. */
export interface SignInAttempt {
  email: string
  from: string
}

const lockName = ({ email, from }: SignInAttempt) => ['lock', email, from].join(' ')
const windowName = ({ email, from }: SignInAttempt) => `failed sign-ins of ${email} from ${from}`
const knownName = ({ email, from }: SignInAttempt) => `sign-ins of ${email} from ${from}`
const unknownNetworksName = (email: string) => `failed sign-ins of ${email} by strangers`

const locked = () => notAuthorized('Password attempts exceeded')

/**
 * Counts a password try as failed before it is checked, so that many at once do not slip through. From the fifth
 * on the address is locked for that network for a second, then two, and so on up to 15 minutes, whether it is
 * known or not. The count ends an hour after it began. Failures on other networks do not lock a network that the
 * person signed in from before.
 * @throws IdentityError while it is locked
 */
export async function countFailure(queries: Queries, attempt: SignInAttempt, now: Date): Promise<void> {
  if (await isInUse(queries, lockName(attempt), now)) throw locked()
  const inWindow = await countUse(queries, windowName(attempt), HOUR_MS, now)
  const failures = inWindow === 1 ? sql`1` : sql`${useCounts.uses} + 1`
  const time = sql`${now.toISOString()}::timestamptz`
  const lockSeconds = sql`case when ${failures} < ${FREE_FAILURES} then 0
    else least(power(2, least(${failures} - ${FREE_FAILURES}, 12)), ${LONGEST_LOCK_SECONDS}) end`
  const counted = await queries
    .insert(useCounts)
    .values({ key: sha256(lockName(attempt)), uses: 1, endsAt: now })
    .onConflictDoUpdate({
      target: useCounts.key,
      set: { uses: failures, endsAt: sql`${time} + ${lockSeconds} * interval '1 second'` },
      setWhere: lte(useCounts.endsAt, now),
    })
    .returning({ uses: useCounts.uses })
  if (counted.length === 0) throw locked()
  await limitUnknownNetworks(queries, attempt, now)
}

async function limitUnknownNetworks(queries: Queries, attempt: SignInAttempt, now: Date): Promise<void> {
  if (await isKnownNetwork(queries, attempt, now)) return
  const failures = await countUse(queries, unknownNetworksName(attempt.email), HOUR_MS, now)
  if (failures > UNKNOWN_NETWORK_FAILURES) throw locked()
}

/** Checks whether the person signed in from the network within 30 days. */
export const isKnownNetwork = (queries: Queries, attempt: SignInAttempt, now: Date) =>
  isInUse(queries, knownName(attempt), now)

/** Resets the counts after a right password. */
export async function countSuccess(queries: Queries, attempt: SignInAttempt, now: Date): Promise<void> {
  await resetUses(queries, lockName(attempt))
  await resetUses(queries, windowName(attempt))
  await resetUses(queries, unknownNetworksName(attempt.email))
  // Restarts the window, so that it ends 30 days after the latest sign-in.
  await resetUses(queries, knownName(attempt))
  await countUse(queries, knownName(attempt), KNOWN_MS, now)
}
