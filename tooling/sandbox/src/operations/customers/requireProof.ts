import type { Caller } from '../../auth/authenticate.ts'
import { isFresh, mayTryProof } from '../../codes/proof.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../Services.ts'
import { useContactCode } from './verification.ts'

const HOUR_S = 3600

/**
 * Requires a proof of identity.
 * @throws Problem 422 without the mailed code or a sign-in within the last minutes, 429 `proof-limit`
 */
export async function requireProof(services: Services, caller: Caller, code: string | null): Promise<void> {
  const { database, now } = services
  if (code === null) {
    if (isFresh(caller.authenticatedAt, now())) return
    throw new Problem(422, [{ field: 'code', code: 'required' }])
  }
  if (!(await mayTryProof(database.queries, caller.subject, now())))
    throw new Problem(429, [{ field: '', code: 'proof-limit' }], HOUR_S)
  await useContactCode(services, caller, code, 'code')
}
