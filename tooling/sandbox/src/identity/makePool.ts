import { loadCodeSecret } from '../codes/loadCodeSecret.ts'
import type { Queries } from '../database/Database.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { loadSigningKeys } from './loadSigningKeys.ts'
import { ADDRESS_LIMITS, type AddressLimits, makeLifetimes, type Pool } from './Pool.ts'
import { makePasswords, type PasswordCost } from './passwordHash.ts'

/** Settings of the user pool, each with a default. */
export interface PoolSettings {
  id?: string
  clientId?: string
  /** The issuer of tokens. */
  issuer?: string
  limits?: Partial<AddressLimits>
  passwordCost?: PasswordCost
  /** The fewest characters of a new password. Default 8. */
  passwordMinLength?: number
}

export const POOL_ID = 'ap-southeast-2_Sandbox01'
export const CLIENT_ID = 'coverkitsandboxclient00001'

/** Creates the pool with the keys stored in the database. `urlOf` returns the address of the sandbox once it listens. */
export async function makePool(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  urlOf: () => string,
  settings: PoolSettings,
  now: () => Date,
): Promise<Pool> {
  const { id = POOL_ID, clientId = CLIENT_ID, issuer, limits, passwordCost, passwordMinLength = 8 } = settings
  return {
    id,
    clientId,
    issuer: () => issuer ?? `${urlOf()}/${id}`,
    keys: await loadSigningKeys({ queries, sealing }, 'pool', now),
    codeSecret: await loadCodeSecret(queries, sealing),
    limits: { ...ADDRESS_LIMITS, ...limits },
    passwords: makePasswords(passwordCost),
    passwordMinLength,
    ...makeLifetimes(),
  }
}
