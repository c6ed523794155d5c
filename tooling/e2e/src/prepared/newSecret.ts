import { createHash, randomBytes } from 'node:crypto'

/** What reads a visitor's submission back, and the hash of it, which is all that a submission has. */
export function newSecret(): { readonly secret: string; readonly secretHash: string } {
  const secret = randomBytes(32).toString('base64url')
  return { secret, secretHash: createHash('sha256').update(secret).digest('base64url') }
}
