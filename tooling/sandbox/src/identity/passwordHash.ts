import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { limitConcurrency } from '../limits/limitConcurrency.ts'

/** What one hash costs: scrypt's numbers. */
export interface PasswordCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** A row of OWASP's table, chosen for its memory: 16 MiB and about 130 ms a hash, so that two cores take a crowd. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 }
/** The cost of older hashes, which do not state it. */
const FIRST_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 1 }
const LENGTH = 32
const SALT_LENGTH = 16
/** One less than Node has threads for such work, so that files are still read. */
const MOST_AT_ONCE = 3

const runLimited = limitConcurrency(Math.min(MOST_AT_ONCE, availableParallelism()))

const derive = (password: string, salt: Buffer, cost: PasswordCost) =>
  runLimited(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )

/** Hashes passwords and compares them. */
export interface Passwords {
  /** A salted scrypt hash, as text, with what it cost. */
  hash: (password: string) => Promise<string>
  /**
   * Whether a password is right. Without a hash it takes as long and answers false, so that timing does not reveal who
   * has an account. `rehash` is the hash to store instead of a cheaper one.
   */
  matches: (password: string, hash: string | null) => Promise<{ isRight: boolean; rehash?: string }>
}

/** Passwords whose hashes cost this much. Other costs than the usual one are for tests that are about something else. */
export function makePasswords(cost: PasswordCost = PASSWORD_COST): Passwords {
  const prefix = `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$`
  const dummy = `${prefix}${'A'.repeat(22)}$${'A'.repeat(43)}`

  async function hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_LENGTH)
    const key = await derive(password, salt, cost)
    return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`
  }

  return {
    hash,
    async matches(password, given) {
      const stored = given ?? dummy
      const isCurrent = stored.startsWith(prefix)
      const [salt = '', key = ''] = isCurrent ? stored.slice(prefix.length).split('$') : stored.split('.')
      const derived = await derive(password, Buffer.from(salt, 'base64url'), isCurrent ? cost : FIRST_COST)
      const expected = Buffer.from(key, 'base64url')
      const isRight =
        derived.length === expected.length && timingSafeEqual(derived, expected) && given !== null
      // Also for a wrong password: it must not take less time where the hash is cheap.
      return isCurrent ? { isRight } : { isRight, rehash: await hash(password) }
    },
  }
}
