import { createHash, randomBytes } from 'node:crypto'

/** Returns the secret that reads a visitor's submission back, and its hash; a submission stores only the hash. */
export function newSecret(): { readonly secret: string; readonly secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: createHash('sha256').update(secret).digest('base64url') }
}
