import { randomBytes } from 'node:crypto'

/** A key that seals in tests, for databases that have none of their own in a file. */
export const DATA_KEY: string = randomBytes(32).toString('base64')
