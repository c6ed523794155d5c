import type { Caller } from '../../auth/authenticate.ts'
import { isProved, proveSession } from '../../codes/proof.ts'
import { sessionGoesOn } from '../../identity/sessionGoesOn.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'

type ProofServices = Pick<Services, 'database' | 'pool' | 'now'>

/**
 * Requires a proof of identity: a sign-in, or a mailed code that `verifyverificationcode` checked, within the last five
 * minutes of a session that has not ended.
 * @throws Problem 422 `proof-required`
 */
export async function requireProof(services: ProofServices, caller: Caller): Promise<void> {
  const { database, now } = services
  const session = { id: sessionIdOf(caller), signedInAt: caller.authenticatedAt }
  if ((await isProved(database.queries, session, now())) && (await sessionGoesOn(services, caller))) return
  throw new Problem(422, [{ field: '', code: 'proof-required' }])
}

/** Proves the caller's session for five minutes. */
export const proveCaller = ({ database, now }: ProofServices, caller: Caller): Promise<void> =>
  proveSession(database.queries, sessionIdOf(caller), now())

/** Names the session of a token; by its sign-in where the issuer names none. */
const sessionIdOf = ({ session, subject, authenticatedAt }: Caller): string =>
  session?.id ?? `${subject} ${authenticatedAt?.toISOString() ?? ''}`
