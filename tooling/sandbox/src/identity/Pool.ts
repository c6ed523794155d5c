import type { SigningKeys } from './loadSigningKeys.ts'
import type { Passwords } from './passwordHash.ts'

/** Lifetimes of issued tokens, in seconds. */
export interface Lifetimes {
  idSeconds: number
  accessSeconds: number
  refreshSeconds: number
  /** The time for which an exchanged refresh token may be sent again, in case its answer was lost. */
  graceSeconds: number
}

const LIFETIMES: Lifetimes = {
  idSeconds: 3600,
  accessSeconds: 3600,
  refreshSeconds: 30 * 86_400,
  graceSeconds: 60,
}

/** Limits of one remote address. */
export interface AddressLimits {
  /** Wrong passwords in 15 minutes. */
  signIns: number
  /** Wrong refresh tokens in 15 minutes. */
  renewals: number
  /** New accounts in an hour. */
  signUps: number
  /** Codes requested in an hour. */
  codes: number
  /** Wrong codes in an hour. */
  codeTries: number
  /** True applies the limits to this machine too. Off by default, because tests and demonstrations run on it. */
  includeThisMachine: boolean
}

export const ADDRESS_LIMITS: AddressLimits = {
  signIns: 100,
  renewals: 100,
  signUps: 20,
  codes: 60,
  codeTries: 60,
  includeThisMachine: false,
}

/** The user pool: one client without a secret, and users named by their address. */
export interface Pool {
  id: string
  clientId: string
  /** Returns the issuer of tokens; known once the server listens. */
  issuer: () => string
  keys: SigningKeys
  /** The key of the hashes of codes, and of refresh tokens that follow others. */
  codeSecret: Buffer
  limits: AddressLimits
  passwords: Passwords
  /** The fewest characters of a new password. */
  passwordMinLength: number
  lifetimesOf: (email: string) => Lifetimes
  /** Changes lifetimes for one address or for all; those that are not named are reset. */
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
