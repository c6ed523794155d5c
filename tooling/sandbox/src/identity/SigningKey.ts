import { eq } from 'drizzle-orm'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose'
import type { Queries } from '../database/Database.ts'
import { signingKeys } from '../database/identityTables.ts'

const ALGORITHM = 'RS256'

/** A key pair of ours. The private half never leaves this module and the database. */
export interface SigningKey {
  sign: (claims: Record<string, unknown>) => Promise<string>
  publicKey: CryptoKey
  /** What the key's address answers. */
  jwks: { keys: JWK[] }
}

/** The key for a purpose; the first start makes it, and every later one finds it in the database. */
export async function loadSigningKey(queries: Queries, purpose: 'pool' | 'google'): Promise<SigningKey> {
  const found = (await storedKey(queries, purpose)) ?? (await makeKey(queries, purpose))
  const { n = '', e = '' } = found
  const kid = await calculateJwkThumbprint(found)
  const publicJwk: JWK = { kty: 'RSA', n, e, kid, alg: ALGORITHM, use: 'sig' }
  const privateKey = await importJWK(found, ALGORITHM)
  return {
    sign: (claims) => new SignJWT(claims).setProtectedHeader({ kid, alg: ALGORITHM }).sign(privateKey),
    publicKey: (await importJWK(publicJwk, ALGORITHM)) as CryptoKey,
    jwks: { keys: [publicJwk] },
  }
}

async function storedKey(queries: Queries, purpose: string): Promise<JWK | undefined> {
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.purpose, purpose))
  return row?.privateJwk as JWK | undefined
}

/** Two that start together on one database both end with the key that was first. */
async function makeKey(queries: Queries, purpose: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true })
  const privateJwk = await exportJWK(privateKey)
  await queries.insert(signingKeys).values({ purpose, privateJwk }).onConflictDoNothing()
  return (await storedKey(queries, purpose)) ?? privateJwk
}
