import type { Queries } from '../database/Database.ts'
import { countUse } from './countUse.ts'
import type { CodeName } from './oneTimeCodes.ts'

const HOUR_MS = 3_600_000
const CODES_AN_HOUR = 10
const FRESH_MS = 300_000

/**
 * Checks whether the sign-in is recent enough for the most damaging operations. A token alone is not proof, since
 * every open screen has one: these operations need a sign-in within the last five minutes or a mailed code. All of
 * them apply this same rule.
 */
export const isFresh = (signedInAt: Date | undefined, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt.getTime() <= FRESH_MS

/** Names the code that is mailed to a customer as proof. */
export const proofCode = ({ subject, email }: { subject: string; email: string }): CodeName => ({
  purpose: 'contact',
  of: `${subject} ${email}`,
})

/** Counts a try of a proof code; false once there were too many. */
export const mayTryProof = async (queries: Queries, subject: string, now: Date): Promise<boolean> =>
  (await countUse(queries, `proofs of ${subject}`, HOUR_MS, now)) <= CODES_AN_HOUR
