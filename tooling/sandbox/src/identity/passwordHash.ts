import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { limitConcurrency } from '../limits/limitConcurrency.ts'

/** The cost of one hash: scrypt's parameters. */
export interface PasswordCost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/** A row of OWASP's table, chosen for its memory: 16 MiB and about 130 ms a hash; two cores handle a peak. */
const PASSWORD_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 }
/** The cost of older hashes, which do not state it. */
const FIRST_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 1 }
const LENGTH = 32
const SALT_LENGTH = 16
/** One less than Node's threads for such work, so that files can still be read. */
const MOST_AT_ONCE = 3

const runLimited = limitConcurrency(Math.min(MOST_AT_ONCE, availableParallelism()))

const derive = (password: string, salt: Buffer, cost: PasswordCost) =>
  runLimited(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )

/** The functions that hash passwords and compare them. */
export interface Passwords {
  /** Returns a salted scrypt hash as text, with its cost. */
  hash: (password: string) => Promise<string>
  /**
   * Checks a password. Without a hash it takes as long and returns false, so that timing does not reveal who has
   * an account. `rehash` is the hash to store instead of a cheaper one.
   */
  matches: (password: string, hash: string | null) => Promise<{ isRight: boolean; rehash?: string }>
}

/** Creates the functions for a cost. Tests of other features use a lower one. */
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
      // A wrong password must take as long, even if the stored hash is cheap.
      return isCurrent ? { isRight } : { isRight, rehash: await hash(password) }
    },
  }
}
