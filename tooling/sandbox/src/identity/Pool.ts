import type { SigningKeys } from './loadSigningKeys.ts'
import type { Passwords } from './passwordHash.ts'

/** Lifetimes of issued tokens, in seconds. */
export interface Lifetimes {
  idSeconds: number
  accessSeconds: number
  refreshSeconds: number
  /** How long a refresh token that was exchanged may be sent again, because its answer was lost. */
  graceSeconds: number
}

export const LIFETIMES: Lifetimes = {
  idSeconds: 3600,
  accessSeconds: 3600,
  refreshSeconds: 30 * 86_400,
  graceSeconds: 60,
}

/** How often one remote address may do something. */
export interface AddressLimits {
  /** Tries of passwords and refresh tokens in 15 minutes. */
  signIns: number
  /** New accounts in an hour. */
  signUps: number
  /** Codes asked for or tried in an hour. */
  codes: number
  /** Whether the limits apply to this machine too. Off, because tests and demonstrations come from it. */
  includeThisMachine: boolean
}

export const ADDRESS_LIMITS: AddressLimits = {
  signIns: 100,
  signUps: 20,
  codes: 60,
  includeThisMachine: false,
}

/** The user pool: one client without a secret, people named by their address. */
export interface Pool {
  id: string
  clientId: string
  /** The address that tokens name as their issuer; known once the server listens. */
  issuer: () => string
  keys: SigningKeys
  /** What hashes of codes are made with. */
  codeSecret: Buffer
  limits: AddressLimits
  passwords: Passwords
  /** The fewest characters of a new password. */
  passwordMinLength: number
  lifetimesOf: (email: string) => Lifetimes
  /** Changes lifetimes for one address, or for everybody; what is not named is as usual. */
  setLifetimes: (lifetimes: Partial<Lifetimes>, email?: string) => void
}

export function makeLifetimes(): Pick<Pool, 'lifetimesOf' | 'setLifetimes'> {
  const people = new Map<string, Lifetimes>()
  let everybody = LIFETIMES
  return {
    lifetimesOf: (email) => people.get(email) ?? everybody,
    setLifetimes: (lifetimes, email) => {
      const complete = { ...LIFETIMES, ...lifetimes }
      if (email === undefined) everybody = complete
      else people.set(email.toLowerCase(), complete)
    },
  }
}
