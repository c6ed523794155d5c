import { timingSafeEqual } from 'node:crypto'
import { sha256 } from './sha256.ts'

/** Compares a secret with a stored hash in constant time. */
export function isSha256Of(secret: string, hash: string): boolean {
  const [own, other] = [Buffer.from(sha256(secret)), Buffer.from(hash)]
  return own.length === other.length && timingSafeEqual(own, other)
}
