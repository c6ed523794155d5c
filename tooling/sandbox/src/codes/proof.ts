import type { Queries } from '../database/Database.ts'
import { countUse } from './countUse.ts'
import type { CodeName } from './oneTimeCodes.ts'

const HOUR_MS = 3_600_000
const CODES_AN_HOUR = 10
const FRESH_MS = 300_000

/**
 * What hurts most needs more than a token, which is at every open screen: a log-in of the last minutes, or the code that
 * was mailed to the customer. The same everywhere, whichever door it is.
 */
export const isFresh = (signedInAt: Date | undefined, now: Date): boolean =>
  signedInAt !== undefined && now.getTime() - signedInAt.getTime() <= FRESH_MS

/** The code that is mailed to a customer as proof. */
export const proofCode = ({ subject, email }: { subject: string; email: string }): CodeName => ({
  purpose: 'contact',
  of: `${subject} ${email}`,
})

/** Counts a code that is tried as proof; false once there were too many. */
export const mayTryProof = async (queries: Queries, subject: string, now: Date): Promise<boolean> =>
  (await countUse(queries, `proofs of ${subject}`, HOUR_MS, now)) <= CODES_AN_HOUR
