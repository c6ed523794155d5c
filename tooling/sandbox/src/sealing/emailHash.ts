import type { Sealing } from './makeSealing.ts'

const PURPOSE = 'email address'

/** What a row with a sealed address is found by. Made with a key, so that nobody who has the table can try addresses. */
export const emailHash = (sealing: Sealing, email: string): string =>
  sealing.hash(PURPOSE, email.toLowerCase())

/** The hashes that rows with an address may have: one for each key, since a row keeps that of the key it was made with. */
export const emailHashes = (sealing: Sealing, email: string): string[] =>
  sealing.hashes(PURPOSE, email.toLowerCase())
