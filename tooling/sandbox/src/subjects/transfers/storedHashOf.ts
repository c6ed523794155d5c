import { isSha256Of } from '../../codes/isSha256Of.ts'
import { sha256 } from '../../codes/sha256.ts'
import type { Schema } from '../../document/Schema.ts'

const CUSTOMERS = 'customer:'

/** Marks the hash of a customer's transfer: it names the transfer, but does not open it. */
export const namedBy = (storedHash: string) => `${CUSTOMERS}${storedHash}`

/** Whether a transfer with this stored hash is opened by its secret. */
export const isReadBySecret = (storedHash: string | null): boolean =>
  storedHash !== null && !storedHash.startsWith(CUSTOMERS)

/**
 * Returns the stored hash of a save's secret; a visitor's secret also opens the transfer. A save sends a hash of
 * the secret, which suffices to continue the transfer, so a hash of that hash is stored: a copy of the database
 * opens nothing.
 */
export function storedHashOf(
  { secretHash }: Pick<Schema<'SaveTransferRequest'>, 'secretHash'>,
  owner: string | null,
): string | null {
  if (!secretHash) return null
  const storedHash = sha256(secretHash)
  return owner === null ? storedHash : namedBy(storedHash)
}

/** Compares a secret with a stored hash in constant time. */
export const isStoredHashOf = (secret: string, storedHash: string): boolean =>
  isSha256Of(sha256(secret), storedHash)
