import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { JWK } from 'jose'
import type { Queries } from '../database/Database.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { openJson, sealJson } from '../sealing/sealedJson.ts'
import { signingKeys } from './tables.ts'

const PURPOSE = 'codes'
const BYTES = 32

/** Loads the key for hashes of codes; the first start creates it. */
export async function loadCodeSecret(queries: Queries, sealing: Sealing): Promise<Buffer> {
  const made: JWK = { kty: 'oct', k: randomBytes(BYTES).toString('base64url') }
  const privateJwk = sealJson(sealing, 'signing key', PURPOSE, made)
  await queries.insert(signingKeys).values({ purpose: PURPOSE, privateJwk }).onConflictDoNothing()
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.purpose, PURPOSE))
  const { k = '' } = row ? openJson<JWK>(sealing, 'signing key', PURPOSE, row.privateJwk) : made
  return Buffer.from(k, 'base64url')
}
