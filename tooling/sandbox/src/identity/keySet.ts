import type { JWK } from 'jose'

const DAY_MS = 86_400_000
const SIGNS_MS = 90 * DAY_MS
/** Longer than published keys are cached. */
const LEAD_MS = DAY_MS
/** Longer than the lifetime of any accepted token. */
const OUTLIVES_MS = 25 * 3_600_000

/** A key pair that signs from an instant until the next one does. */
export interface DatedKey {
  jwk: JWK
  signsFrom: number
}

/** Keys sorted by the instant from which they sign; at least one. */
export type KeySet = readonly [DatedKey, ...DatedKey[]]

const isDue = (now: number) => (key: DatedKey) => key.signsFrom <= now

/** Returns the key that signs now. */
export const currentKey = (keys: KeySet, now: number): DatedKey => keys.findLast(isDue(now)) ?? keys[0]

/** Returns the keys to publish: the next one before it signs, and earlier ones until their tokens expire. */
export const publishedKeys = (keys: KeySet, now: number): DatedKey[] =>
  keys.filter((_, index) => {
    const next = keys[index + 1]
    return next === undefined || next.signsFrom + OUTLIVES_MS > now
  })

/** Returns the time from which a new key would sign; null if a next key already exists. */
export function nextStart(keys: KeySet, now: number): number | null {
  if (keys.some((key) => key.signsFrom > now)) return null
  return Math.max(currentKey(keys, now).signsFrom + SIGNS_MS, now + LEAD_MS)
}

/** Lets the next key sign from now on. */
export const startNext = (keys: KeySet, now: number): KeySet => {
  const [first, ...later] = keys
  return [first, ...later.map((key) => (key.signsFrom > now ? { ...key, signsFrom: now } : key))]
}
