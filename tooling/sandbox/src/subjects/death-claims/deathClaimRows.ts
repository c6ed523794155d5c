import { randomUUID } from 'node:crypto'
import type { DeathClaimAnswers } from '@coverkit/core/claims'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { newReference } from '../../services/newReference.ts'
import { deathClaimPurpose, deathClaims } from './tables.ts'

export type DeathClaimBody = Schema<'DeathClaimRequest'>
export type DeathClaimRow = typeof deathClaims.$inferSelect
/** The stored answers, and what was consented to. */
export type StoredDeathClaim = DeathClaimAnswers & Pick<DeathClaimBody, 'accountName' | 'consent'>

const HASH_OF_BODY = 'death claim body'

/** A code is used up by the first copy of a request, so that the hash leaves it out. */
const textOf = ({ code: _, ...body }: DeathClaimBody) => JSON.stringify(body)

export const openDeathClaim = (
  sealing: Sealing,
  { id, sealedClaim }: Pick<DeathClaimRow, 'id' | 'sealedClaim'>,
): StoredDeathClaim => JSON.parse(sealing.open(deathClaimPurpose(id), sealedClaim))

/**
 * Finds the row of an earlier copy of this request.
 * @throws Problem 409 when its key came with another body
 */
export async function earlierDeathClaim(
  queries: Queries,
  sealing: Sealing,
  { key, body }: { key: string | null; body: DeathClaimBody },
): Promise<DeathClaimRow | undefined> {
  if (key === null) return undefined
  const [earlier] = await queries.select().from(deathClaims).where(eq(deathClaims.key, key))
  if (earlier && !sealing.isHashOf(HASH_OF_BODY, textOf(body), earlier.bodyHash))
    throw new Problem(409, [{ field: '', code: 'other-body' }])
  return earlier
}

interface NewDeathClaim {
  key: string | null
  /** The body as sent. */
  body: DeathClaimBody
  claim: StoredDeathClaim
  now: Date
}

export async function insertDeathClaim(
  queries: Queries,
  sealing: Sealing,
  { key, body, claim, now }: NewDeathClaim,
): Promise<DeathClaimRow> {
  const id = randomUUID()
  const row: DeathClaimRow = {
    id,
    key,
    bodyHash: sealing.hash(HASH_OF_BODY, textOf(body)),
    reference: newReference(),
    sealedClaim: sealing.seal(deathClaimPurpose(id), JSON.stringify(claim)),
    savedAt: now,
  }
  await queries.insert(deathClaims).values(row)
  return row
}
