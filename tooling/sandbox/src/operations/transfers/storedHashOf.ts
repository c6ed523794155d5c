import { isSha256Of } from '../../codes/isSha256Of.ts'
import { sha256 } from '../../codes/sha256.ts'
import type { Schema } from '../../document/Schema.ts'

/** Of a customer's transfer, which it names, and of which it opens nothing. */
export const namedBy = (storedHash: string) => `customer:${storedHash}`

/**
 * What is stored of the secret that a save names: a visitor's opens the transfer too. A save sends a hash of the secret, and
 * whoever sends it goes on with the transfer, so a hash of that hash is stored: what lies in the database opens nothing.
 */
export function storedHashOf(
  { secretHash }: Pick<Schema<'SaveTransferRequest'>, 'secretHash'>,
  owner: string | null,
): string | null {
  if (!secretHash) return null
  const storedHash = sha256(secretHash)
  return owner === null ? storedHash : namedBy(storedHash)
}

/** Whether a stored hash is of this secret, found out in constant time. */
export const isStoredHashOf = (secret: string, storedHash: string): boolean =>
  isSha256Of(sha256(secret), storedHash)
