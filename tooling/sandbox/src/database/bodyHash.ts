import { createHash } from 'node:crypto'
import type { Sealing } from '../sealing/makeSealing.ts'

const PURPOSE = 'body'

/** Distinguishes a repeated request from another body under the same key. Of a stored one only a keyed hash is stored. */
export const bodyHash = (body: unknown): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex')

/** Keyed, so that nobody who has the table can try answers against it. */
export const keyedBodyHash = (sealing: Sealing, body: unknown): string => keyedHash(sealing, bodyHash(body))

/** The keyed hash that takes the place of a plain one of an earlier release. */
export const keyedHash = (sealing: Sealing, plain: string): string => sealing.hash(PURPOSE, plain)

export const isSameBody = (sealing: Sealing, body: unknown, stored: string): boolean =>
  sealing.isHashOf(PURPOSE, bodyHash(body), stored)

/** Tells one offer of an insurer from another, in whatever order its fields come. */
export const offerHash = (sealing: Sealing, offer: object): string =>
  sealing.hash('offer', JSON.stringify(sorted(offer)))

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]))
}
