import { randomUUID } from 'node:crypto'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { bodyHash } from '../../database/bodyHash.ts'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { RETAINED_REVISIONS } from '../../database/retainedRevisions.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { type DraftKey, latestDraft } from './latestDraft.ts'
import { sealDraft } from './sealedDraft.ts'
import { drafts } from './tables.ts'

const RETENTION_DAYS = 30
const DAY_MS = 86_400_000
const HASH = 'draft body'

/**
 * Appends a revision to a draft, inside the caller's transaction. The same `tracking.id` with the same body gets the
 * first answer again.
 *
 * @throws Problem 409 when the id comes with another body, or another revision is stored than the edit started from
 */
export async function appendRevision(
  queries: Queries,
  sealing: Sealing,
  key: DraftKey,
  body: Schema<'DraftRequest'>,
  now: Date,
): Promise<Schema<'SaveDraftAnswer'>> {
  const { rev, version, attempt, answers, baseRev, tracking } = body
  const hash = bodyHash([key.flow, body])
  await lockForTransaction(queries, `draft ${key.owner}`)
  const earlier = tracking ? await earlierRow(queries, key, tracking.id) : undefined
  // Rows of earlier releases contain the plain hash.
  if (earlier && earlier.bodyHash !== hash && !sealing.isHashOf(HASH, hash, earlier.bodyHash))
    throw new Problem(409, [{ field: 'tracking.id', code: 'other-body' }])
  if (earlier) return earlier.answer
  await refuseStale(queries, key, baseRev, now)
  const expiresAt = new Date(now.getTime() + RETENTION_DAYS * DAY_MS)
  const answer: Schema<'SaveDraftAnswer'> = {
    successful: true,
    rev,
    savedAt: now.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
  const id = randomUUID()
  await queries.insert(drafts).values({
    id,
    ...key,
    rev,
    trackingId: tracking?.id,
    // Keyed, so that a person with a copy of the table cannot guess the answers.
    bodyHash: sealing.hash(HASH, hash),
    answer,
    content: sealDraft(sealing, id, { version, attempt, answers }),
    savedAt: now,
    expiresAt,
  })
  await clearOlder(queries, key)
  return answer
}

/** Limits the revisions with content at once, without waiting for the retention job. */
async function clearOlder(queries: Queries, { owner, flow }: DraftKey): Promise<void> {
  const older = queries
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(eq(drafts.owner, owner), eq(drafts.flow, flow), isNotNull(drafts.content)))
    .orderBy(desc(drafts.rev), desc(drafts.savedAt))
    .offset(RETAINED_REVISIONS)
  await queries.update(drafts).set({ content: null }).where(inArray(drafts.id, older))
}

async function earlierRow(queries: Queries, { owner }: DraftKey, trackingId: string) {
  const [earlier] = await queries
    .select({ bodyHash: drafts.bodyHash, answer: drafts.answer })
    .from(drafts)
    .where(and(eq(drafts.owner, owner), eq(drafts.trackingId, trackingId)))
  return earlier
}

async function refuseStale(queries: Queries, key: DraftKey, baseRev: number | null, now: Date) {
  const stored = await latestDraft(queries, key, now)
  if ((stored?.rev ?? null) === baseRev) return
  const head = stored ? { rev: stored.rev, savedAt: stored.savedAt } : null
  throw new Problem(409, [{ field: 'baseRev', code: 'stale' }], null, { head })
}
