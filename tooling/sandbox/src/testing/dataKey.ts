import { randomBytes } from 'node:crypto'

/** The sealing key of tests, for databases without a key file. */
export const DATA_KEY: string = randomBytes(32).toString('base64')
