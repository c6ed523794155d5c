import { and, eq } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import { signingKeys } from '../codes/tables.ts'
import type { Queries } from '../database/Database.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { openJson, sealJson } from '../sealing/sealedJson.ts'
import { currentKey, type DatedKey, type KeySet, nextStart, publishedKeys, startNext } from './keySet.ts'

const ALGORITHM = 'RS256'
const FRESH_MS = 60_000

/** The database of the keys, and the sealing that protects them. */
interface KeyStore {
  queries: Queries
  sealing: Sealing
}

/** Key pairs of the backend. The private halves stay in this module and, sealed, in the database. */
export interface SigningKeys {
  sign: (claims: Record<string, unknown>) => Promise<string>
  /** Returns the published keys: the current one, the next one, and former ones whose tokens are still valid. */
  jwks: () => Promise<{ keys: JWK[] }>
  /** Makes the next key the current one, and creates another next one. */
  rotate: () => Promise<void>
}

/** Loads the keys for a purpose; the first start creates them. */
export async function loadSigningKeys(
  store: KeyStore,
  purpose: 'pool' | 'google',
  now: () => Date = () => new Date(),
): Promise<SigningKeys> {
  let loaded = await load(store, purpose, now())
  // Reads again, since another process may have rotated. If the database is down, uses the last keys that were
  // read.
  const keys = async (): Promise<KeySet> => {
    if (Math.abs(now().getTime() - loaded.at) >= FRESH_MS)
      loaded = await load(store, purpose, now()).catch(() => loaded)
    return loaded.keys
  }
  return {
    sign: async (claims) => {
      const { jwk } = currentKey(await keys(), now().getTime())
      const kid = await calculateJwkThumbprint(jwk)
      return new SignJWT(claims)
        .setProtectedHeader({ kid, alg: ALGORITHM })
        .sign(await importJWK(jwk, ALGORITHM))
    },
    jwks: async () => ({
      keys: await Promise.all(publishedKeys(await keys(), now().getTime()).map(publicHalf)),
    }),
    rotate: async () => {
      await replace(store, purpose, loaded, startNext(loaded.keys, now().getTime()))
      loaded = await load(store, purpose, now())
    },
  }
}

type KeyRow = typeof signingKeys.$inferSelect

/** The keys as stored, and as parsed. */
interface StoredKeys {
  row: KeyRow
  keys: KeySet
}

async function load(store: KeyStore, purpose: string, now: Date): Promise<StoredKeys & { at: number }> {
  const stored = (await storedKeys(store, purpose)) ?? (await makeFirst(store, purpose, now))
  const at = now.getTime()
  const signsFrom = nextStart(stored.keys, at)
  if (signsFrom === null) return { ...stored, at }
  await replace(store, purpose, stored, [...stored.keys, { jwk: await makeKey(), signsFrom }])
  return { ...((await storedKeys(store, purpose)) ?? stored), at }
}

async function storedKeys({ queries, sealing }: KeyStore, purpose: string): Promise<StoredKeys | undefined> {
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) return undefined
  const jwk = openJson<JWK>(sealing, 'signing key', purpose, row.privateJwk)
  const later = openJson<readonly DatedKey[]>(sealing, 'later signing keys', purpose, row.laterKeys)
  return { row, keys: [{ jwk, signsFrom: row.createdAt.getTime() }, ...later] }
}

/** Creates the first keys. Two processes that start on one database both use the keys stored first. */
async function makeFirst(store: KeyStore, purpose: string, createdAt: Date): Promise<StoredKeys> {
  const privateJwk = sealJson(store.sealing, 'signing key', purpose, await makeKey())
  await store.queries.insert(signingKeys).values({ purpose, privateJwk, createdAt }).onConflictDoNothing()
  const stored = await storedKeys(store, purpose)
  if (!stored) throw new Error(`The keys for ${purpose} were not stored`)
  return stored
}

/** Replaces the keys unless they were replaced concurrently. */
async function replace(
  { queries, sealing }: KeyStore,
  purpose: string,
  before: StoredKeys,
  [, ...later]: KeySet,
): Promise<void> {
  await queries
    .update(signingKeys)
    .set({ laterKeys: sealJson(sealing, 'later signing keys', purpose, later) })
    .where(and(eq(signingKeys.purpose, purpose), eq(signingKeys.laterKeys, before.row.laterKeys)))
}

/** Creates an extractable key pair in its stored form. */
export async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return exportJWK(privateKey)
}

async function publicHalf({ jwk }: DatedKey): Promise<JWK> {
  const { n = '', e = '' } = jwk
  return { kty: 'RSA', n, e, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' }
}
