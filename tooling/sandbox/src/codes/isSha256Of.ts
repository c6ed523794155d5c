import { timingSafeEqual } from 'node:crypto'
import { sha256 } from './sha256.ts'

/** Whether a stored hash is of this secret, found out in constant time. */
export function isSha256Of(secret: string, hash: string): boolean {
  const [own, other] = [Buffer.from(sha256(secret)), Buffer.from(hash)]
  return own.length === other.length && timingSafeEqual(own, other)
}
