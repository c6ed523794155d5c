import { createHash, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

// About 30 ms and 16 MB a hash on an ordinary machine.
const COST = { N: 16_384, r: 8, p: 1 }
const LENGTH = 32
const SALT_LENGTH = 16

const derive = (secret: string, salt: Buffer) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(secret, salt, LENGTH, COST, (error, key) => (error ? reject(error) : resolve(key)))
  })

/** A salted scrypt hash, as text, for passwords and codes: what is short must be slow to guess. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(SALT_LENGTH)
  return `${salt.toString('base64url')}.${(await derive(secret, salt)).toString('base64url')}`
}

const NOBODY = `${'A'.repeat(22)}.${'A'.repeat(43)}`

/** Without a hash it takes as long and answers false, so that time does not tell who is known. */
export async function matchesSecret(secret: string, hash: string | null): Promise<boolean> {
  const [salt = '', key = ''] = (hash ?? NOBODY).split('.')
  const derived = await derive(secret, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return derived.length === expected.length && timingSafeEqual(derived, expected) && hash !== null
}

/** For tokens, which are too long to guess, and for names that need not be readable. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')
