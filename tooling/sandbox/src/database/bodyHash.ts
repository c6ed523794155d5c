import { createHash } from 'node:crypto'

/** Distinguishes a repeated request from another body under the same key. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')
