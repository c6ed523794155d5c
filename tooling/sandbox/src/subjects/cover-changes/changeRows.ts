import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { newReference, REFERENCE_TRIES } from '../../services/newReference.ts'
import { changePurpose, policyChanges } from './tables.ts'

type Body = Schema<'ChangeCoverRequest'>
type ChangeRow = typeof policyChanges.$inferSelect

/** The stored content of a change: the request, and the values that the backend computed. */
export interface StoredChange {
  /** The request without the shown premium. */
  body: Omit<Body, 'shown_Premium'>
  premium: Schema<'ChangeCoverAnswer'>['premium']
  /** The changes from the policy's earlier terms; missing in rows from earlier releases. */
  requested?: Pick<Schema<'PolicyChange'>, 'covers' | 'terms'>
  /** The premium before the change. */
  premiumBefore: Schema<'PricedPolicy'> | null
  effectiveOn: string | null
  needsHealthQuestions: boolean
}

/** A change to store, with its request's key and owner. */
export interface ChangeSave {
  owner: string
  key: string | null
  /** The body as sent. */
  body: Body
  change: StoredChange
  now: Date
}

const HASH_OF_BODY = 'policy change body'

const textOf = (owner: string, body: Body) => JSON.stringify([owner, body])

export const openChange = (sealing: Sealing, { id, sealedChange }: ChangeRow): StoredChange =>
  JSON.parse(sealing.open(changePurpose(id), sealedChange))

/** Returns the answer to a change, always the same for its row. */
export function answerOf(sealing: Sealing, row: ChangeRow): Schema<'ChangeCoverAnswer'> {
  const { premium, effectiveOn, needsHealthQuestions } = openChange(sealing, row)
  return {
    successful: true,
    id: row.id,
    reference: row.reference,
    receivedAt: row.savedAt.toISOString(),
    effectiveOn,
    needsHealthQuestions,
    premium,
  }
}

/**
 * Finds the row of an earlier copy of this request.
 * @throws Problem 409 when its key came with another body
 */
export async function earlierChange(
  queries: Queries,
  sealing: Sealing,
  { owner, key, body }: Pick<ChangeSave, 'owner' | 'key' | 'body'>,
): Promise<ChangeRow | undefined> {
  if (key === null) return undefined
  const [earlier] = await queries
    .select()
    .from(policyChanges)
    .where(and(eq(policyChanges.owner, owner), eq(policyChanges.key, key)))
  if (earlier && !sealing.isHashOf(HASH_OF_BODY, textOf(owner, body), earlier.bodyHash))
    throw new Problem(409, [{ field: '', code: 'other-body' }])
  return earlier
}

/** Inserts a change exactly once for its key, inside the caller's transaction. */
export async function insertChange(
  queries: Queries,
  sealing: Sealing,
  save: ChangeSave,
): Promise<{ row: ChangeRow; isNew: boolean }> {
  const { owner, key, body, change, now } = save
  await lockForTransaction(queries, `policy change ${owner}`)
  const earlier = await earlierChange(queries, sealing, save)
  if (earlier) return { row: earlier, isNew: false }
  const id = randomUUID()
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const row: ChangeRow = {
      id,
      owner,
      policy: body.policyId.toLowerCase(),
      key,
      bodyHash: sealing.hash(HASH_OF_BODY, textOf(owner, body)),
      reference: newReference(),
      sealedChange: sealing.seal(changePurpose(id), JSON.stringify(change)),
      savedAt: now,
    }
    const added = await queries
      .insert(policyChanges)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: policyChanges.id })
    if (added.length > 0) return { row, isNew: true }
  }
  throw new Problem(503, [{ field: '', code: 'busy' }], 1)
}
