import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../auth/authenticate.ts'
import { isProved, proveSession } from '../../codes/proof.ts'
import { tokenFamilies } from '../../database/tables/identity.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../Services.ts'

type ProofServices = Pick<Services, 'database' | 'pool' | 'now'>

/**
 * Requires a proof of identity: a sign-in, or a mailed code that `verifyverificationcode` checked, within the last five
 * minutes of a session that has not ended.
 * @throws Problem 422 `proof-required`
 */
export async function requireProof(services: ProofServices, caller: Caller): Promise<void> {
  const { database, now } = services
  const session = { id: sessionIdOf(caller), signedInAt: caller.authenticatedAt }
  if ((await isProved(database.queries, session, now())) && (await goesOn(services, caller))) return
  throw new Problem(422, [{ field: '', code: 'proof-required' }])
}

/** Proves the caller's session for five minutes. */
export const proveCaller = ({ database, now }: ProofServices, caller: Caller): Promise<void> =>
  proveSession(database.queries, sessionIdOf(caller), now())

/** Names the session of a token; by its sign-in where the issuer names none. */
const sessionIdOf = ({ session, subject, authenticatedAt }: Caller): string =>
  session?.id ?? `${subject} ${authenticatedAt?.toISOString() ?? ''}`

/** Whether a session of the own pool has not ended; another issuer's is over when its tokens are. */
async function goesOn({ database, pool }: ProofServices, { session, subject }: Caller): Promise<boolean> {
  if (session?.issuer !== pool.issuer()) return true
  const isOpen = and(
    eq(tokenFamilies.id, session.id),
    eq(tokenFamilies.sub, subject),
    isNull(tokenFamilies.revokedAt),
  )
  return (await database.queries.$count(tokenFamilies, isOpen)) > 0
}
