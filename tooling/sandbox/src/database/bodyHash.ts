import { createHash } from 'node:crypto'
import type { Sealing } from '../sealing/makeSealing.ts'

const PURPOSE = 'body'

/** Distinguishes a repeated request from another body under its key. Only a keyed hash of it is stored. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** Hashes a body with a key, so that a person with a copy of the table cannot guess the answers. */
export const keyedBodyHash = (sealing: Sealing, body: unknown): string => keyedHash(sealing, bodyHash(body))

/** Returns the keyed hash that replaces a plain hash from an earlier release. */
export const keyedHash = (sealing: Sealing, plain: string): string => sealing.hash(PURPOSE, plain)

export const isSameBody = (sealing: Sealing, body: unknown, stored: string): boolean =>
  sealing.isHashOf(PURPOSE, bodyHash(body), stored)

/** Returns a hash by which two offers of an insurer are compared, regardless of the order of their fields. */
export const offerHash = (sealing: Sealing, offer: object): string =>
  sealing.hash('offer', JSON.stringify(sorted(offer)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
