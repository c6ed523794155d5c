import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isSameBody, keyedBodyHash } from '../../database/bodyHash.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import { type calculations, quotes } from './tables.ts'

type SaveAnswer = Schema<'SaveAnswer'>

interface SavedBy {
  /** The subject of the token; null for a visitor. */
  owner: string | null
  /** The time of a quote; a calculation gets the database's time. */
  savedAt?: Date
  offerHash?: string | null
  emailHash?: string | null
}

/**
 * Inserts a save exactly once. The same `tracking.id` with the same body gets the first answer again.
 *
 * @throws Problem 409 when the id comes with another body
 */
export async function insertIdempotent(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  table: typeof quotes | typeof calculations,
  body: Schema<'SaveQuoteRequest'> | Schema<'SaveCalculationRequest'>,
  by: SavedBy,
): Promise<{ answer: SaveAnswer; isNew: boolean }> {
  const { tracking } = body
  const id = randomUUID()
  const answer: SaveAnswer = { successful: true, id }
  const { id: trackingId, clientId, draft, rev } = tracking ?? {}
  const added = await queries
    .insert(table)
    .values({
      id,
      trackingId,
      clientId,
      draft,
      rev,
      bodyHash: keyedBodyHash(sealing, body),
      answer,
      body: sealJson(sealing, table === quotes ? 'quote' : 'calculation', id, body),
      ...by,
    })
    .onConflictDoNothing({ target: table.trackingId })
    .returning({ id: table.id })
  if (added.length > 0 || !trackingId) return { answer, isNew: true }
  const earlier = await earlierRow(queries, table, trackingId)
  if (!earlier || !isSameBody(sealing, body, earlier.bodyHash))
    throw new Problem(409, [{ field: 'tracking.id', code: 'other-body' }])
  return { answer: earlier.answer, isNew: false }
}

async function earlierRow(queries: Queries, table: typeof quotes | typeof calculations, trackingId: string) {
  const [earlier] = await queries
    .select({ bodyHash: table.bodyHash, answer: table.answer })
    .from(table)
    .where(eq(table.trackingId, trackingId))
  return earlier
}
