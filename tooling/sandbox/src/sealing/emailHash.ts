import type { Sealing } from './makeSealing.ts'

const PURPOSE = 'email address'

/** Hashes an address, to find rows with a sealed one. Keyed, so that a copy of the table cannot be searched. */
export const emailHash = (sealing: Sealing, email: string): string =>
  sealing.hash(PURPOSE, email.toLowerCase())

/** Returns the possible hashes of an address, one for each key: a row retains the hash by its first key. */
export const emailHashes = (sealing: Sealing, email: string): string[] =>
  sealing.hashes(PURPOSE, email.toLowerCase())
