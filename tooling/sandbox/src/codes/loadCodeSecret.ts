import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { signingKeys } from '../database/identityTables.ts'

const PURPOSE = 'codes'
const BYTES = 32

/** The key that hashes of codes are made with; the first start makes it. */
export async function loadCodeSecret(queries: Queries): Promise<Buffer> {
  const made = { kty: 'oct', k: randomBytes(BYTES).toString('base64url') }
  await queries.insert(signingKeys).values({ purpose: PURPOSE, privateJwk: made }).onConflictDoNothing()
  const [row] = await queries.select().from(signingKeys).where(eq(signingKeys.purpose, PURPOSE))
  const { k = '' } = row?.privateJwk ?? made
  return Buffer.from(k, 'base64url')
}
