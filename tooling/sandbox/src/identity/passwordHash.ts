import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { limitConcurrency } from '../limits/limitConcurrency.ts'

/** A row of OWASP's table, chosen for its memory: 16 MiB and about 130 ms a hash, so that two cores take a crowd. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
/** The cost of older hashes, which do not state it. */
const FIRST_COST = { N: 2 ** 14, r: 8, p: 1 }
const LENGTH = 32
const SALT_LENGTH = 16
/** One less than Node has threads for such work, so that files are still read. */
const MOST_AT_ONCE = 3
const PREFIX = '$scrypt$ln=14,r=8,p=5$'

const runLimited = limitConcurrency(Math.min(MOST_AT_ONCE, availableParallelism()))

const derive = (password: string, salt: Buffer, cost: typeof COST) =>
  runLimited(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, LENGTH, cost, (error, key) => (error ? reject(error) : resolve(key)))
      }),
  )

/** A salted scrypt hash, as text, with what it cost. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  const key = await derive(password, salt, COST)
  return `${PREFIX}${salt.toString('base64url')}$${key.toString('base64url')}`
}

const DUMMY_HASH = `${PREFIX}${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Whether a password is right. Without a hash it takes as long and answers false, so that timing does not reveal who
 * has an account. `rehash` is the hash to store instead of a cheaper one.
 */
export async function matchesPassword(
  password: string,
  hash: string | null,
): Promise<{ isRight: boolean; rehash?: string }> {
  const stored = hash ?? DUMMY_HASH
  const isCurrent = stored.startsWith(PREFIX)
  const [salt = '', key = ''] = isCurrent ? stored.slice(PREFIX.length).split('$') : stored.split('.')
  const derived = await derive(password, Buffer.from(salt, 'base64url'), isCurrent ? COST : FIRST_COST)
  const expected = Buffer.from(key, 'base64url')
  const isRight = derived.length === expected.length && timingSafeEqual(derived, expected) && hash !== null
  // Also for a wrong password: it must not take less time where the hash is cheap.
  return isCurrent ? { isRight } : { isRight, rehash: await hashPassword(password) }
}
