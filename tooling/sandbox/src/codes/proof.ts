import type { Queries } from '../database/Database.ts'
import { countUse, isInUse, resetUses } from './countUse.ts'
import type { CodeName } from './oneTimeCodes.ts'

const HOUR_MS = 3_600_000
const CODES_AN_HOUR = 10
const FRESH_MS = 300_000

const isFresh = (signedInAt: Date | undefined, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt.getTime() <= FRESH_MS

const provedName = (session: string) => `proved session ${session}`

/** A session, and the time of its sign-in. */
export interface ProvableSession {
  id: string
  signedInAt: Date | undefined
}

/**
 * Checks whether a session shows who its customer is, for the most damaging operations. A token alone is no proof, since
 * every open screen has one: they need a sign-in, or a mailed code that was checked, within the last five minutes. All
 * of them apply this same rule, and none to a session that has ended.
 */
export const isProved = async (
  queries: Queries,
  { id, signedInAt }: ProvableSession,
  now: Date,
): Promise<boolean> => isFresh(signedInAt, now) || isInUse(queries, provedName(id), now)

/** Proves a session for five minutes from now on. */
export async function proveSession(queries: Queries, id: string, now: Date): Promise<void> {
  await resetUses(queries, provedName(id))
  await countUse(queries, provedName(id), FRESH_MS, now)
}

/** Names the code that is mailed to a customer as proof. */
export const proofCode = ({ subject, email }: { subject: string; email: string }): CodeName => ({
  purpose: 'contact',
  of: `${subject} ${email}`,
})

/** Counts a try of a proof code; false once there were too many. */
export const mayTryProof = async (queries: Queries, subject: string, now: Date): Promise<boolean> =>
  (await countUse(queries, `proofs of ${subject}`, HOUR_MS, now)) <= CODES_AN_HOUR
