import { and, eq, sql } from 'drizzle-orm'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from 'jose'
import type { Queries } from '../database/Database.ts'
import { signingKeys } from '../database/identityTables.ts'
import { currentKey, type DatedKey, type KeySet, nextStart, publishedKeys, startNext } from './keySet.ts'

const ALGORITHM = 'RS256'
const FRESH_MS = 60_000

/** Key pairs of ours. The private halves never leave this module and the database. */
export interface SigningKeys {
  sign: (claims: Record<string, unknown>) => Promise<string>
  /** What the keys' address answers: the key that signs, the next one, and those of before whose tokens still hold. */
  jwks: () => Promise<{ keys: JWK[] }>
  /** Lets the next key sign from now on, and makes another next one. */
  rotate: () => Promise<void>
}

/** The keys for a purpose; the first start makes them, and every later one finds them in the database. */
export async function loadSigningKeys(
  queries: Queries,
  purpose: 'pool' | 'google',
  now: () => Date = () => new Date(),
): Promise<SigningKeys> {
  let loaded = await load(queries, purpose, now())
  // Another process may have rotated. While the database is away, what was read serves on.
  const keys = async (): Promise<KeySet> => {
    if (Math.abs(now().getTime() - loaded.at) >= FRESH_MS)
      loaded = await load(queries, purpose, now()).catch(() => loaded)
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
      await store(queries, purpose, loaded.keys, startNext(loaded.keys, now().getTime()))
      loaded = await load(queries, purpose, now())
    },
  }
}

async function load(queries: Queries, purpose: string, now: Date): Promise<{ keys: KeySet; at: number }> {
  const keys = (await storedKeys(queries, purpose)) ?? (await makeFirst(queries, purpose, now))
  const at = now.getTime()
  const signsFrom = nextStart(keys, at)
  if (signsFrom === null) return { keys, at }
  await store(queries, purpose, keys, [...keys, { jwk: await makeKey(), signsFrom }])
  return { keys: (await storedKeys(queries, purpose)) ?? keys, at }
}

async function storedKeys(queries: Queries, purpose: string): Promise<KeySet | undefined> {
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  if (!row) return undefined
  const first = { jwk: row.privateJwk, signsFrom: row.createdAt.getTime() }
  return [first, ...row.laterKeys]
}

/** Two that start together on one database both end with the key that was first. */
async function makeFirst(queries: Queries, purpose: string, createdAt: Date): Promise<KeySet> {
  const privateJwk = await makeKey()
  await queries.insert(signingKeys).values({ purpose, privateJwk, createdAt }).onConflictDoNothing()
  return (await storedKeys(queries, purpose)) ?? [{ jwk: privateJwk, signsFrom: createdAt.getTime() }]
}

/** Of two that change the keys at the same moment the first one does. */
async function store(queries: Queries, purpose: string, before: KeySet, after: KeySet): Promise<void> {
  const listed = ([, ...later]: KeySet) => sql`${JSON.stringify(later)}::jsonb`
  await queries
    .update(signingKeys)
    .set({ laterKeys: listed(after) })
    .where(and(eq(signingKeys.purpose, purpose), eq(signingKeys.laterKeys, listed(before))))
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  return exportJWK(privateKey)
}

async function publicHalf({ jwk }: DatedKey): Promise<JWK> {
  const { n = '', e = '' } = jwk
  return { kty: 'RSA', n, e, kid: await calculateJwkThumbprint(jwk), alg: ALGORITHM, use: 'sig' }
}
