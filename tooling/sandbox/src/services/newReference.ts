import { randomInt } from 'node:crypto'

/** Without letters and digits that are easily confused. */
const REFERENCE_CHARACTERS = 'ACDEFGHJKMNPQRTVWXY3479'
const REFERENCE_LENGTH = 8
export const REFERENCE_TRIES = 5

/** Creates the reference number that a customer quotes. */
export const newReference = (): string =>
  Array.from(
    { length: REFERENCE_LENGTH },
    () => REFERENCE_CHARACTERS[randomInt(REFERENCE_CHARACTERS.length)],
  ).join('')
