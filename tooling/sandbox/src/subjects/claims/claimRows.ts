import { randomUUID } from 'node:crypto'
import {
  type ClaimDocument,
  type ClaimProgress,
  claimChecklist,
  claimTimeline,
  nextOfClaim,
  openRequests,
} from '@coverkit/core/claims'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import { notFound, Problem } from '../../problem/Problem.ts'
import type { Vendor } from '../../reference/vendors.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { newReference, REFERENCE_TRIES } from '../../services/newReference.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { dueAfter } from './stages.ts'
import { bankPurpose, claimFiles, claimPurpose, claims } from './tables.ts'

type Body = Schema<'ClaimRequest'>
type BankDetails = Omit<Schema<'ClaimBankDetails'>, 'code'>
export type ClaimRow = typeof claims.$inferSelect

/** The sealed content of a claim. */
export interface StoredClaim {
  /** The body in canonical form. */
  body: Body
  /** The account's address when the claim was lodged. */
  email: string | null
  insurerCode: string | null
  policyNumber: string | null
  /** The last day of the waiting period; null without one, or if it is unknown. */
  waitingEndsOn: string | null
}

/** A file of a claim without its bytes. */
export type ClaimFileFacts = Pick<
  typeof claimFiles.$inferSelect,
  'claim' | 'number' | 'document' | 'mediaType' | 'size' | 'savedAt'
>

/** A claim to store, and its request's key and owner. */
interface ClaimSave {
  owner: string
  key: string | null
  /** The body as sent. */
  body: Body
  claim: StoredClaim
  now: Date
}

const MOST = 100
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i
const HASH_OF_BODY = 'claim body'

/** A sealed text opens for its own row only. */
const textOf = (owner: string, body: Body) => JSON.stringify([owner, body])

export const openClaim = (sealing: Sealing, { id, sealedClaim }: ClaimRow): StoredClaim =>
  JSON.parse(sealing.open(claimPurpose(id), sealedClaim))

export const sealBank = (sealing: Sealing, id: string, details: BankDetails): string =>
  sealing.seal(bankPurpose(id), JSON.stringify(details))

/**
 * Finds the row of an earlier copy of this request.
 * @throws Problem 409 when its key came with another body
 */
export async function earlierClaim(
  queries: Queries,
  sealing: Sealing,
  { owner, key, body }: Pick<ClaimSave, 'owner' | 'key' | 'body'>,
): Promise<ClaimRow | undefined> {
  if (key === null) return undefined
  const [earlier] = await queries
    .select()
    .from(claims)
    .where(and(eq(claims.owner, owner), eq(claims.key, key)))
  if (earlier && !sealing.isHashOf(HASH_OF_BODY, textOf(owner, body), earlier.bodyHash))
    throw new Problem(409, [{ field: '', code: 'other-body' }])
  return earlier
}

/** Inserts a claim exactly once for its key, inside the caller's transaction; returns true if it is new. */
export async function insertClaim(
  queries: Queries,
  sealing: Sealing,
  save: ClaimSave,
): Promise<{ row: ClaimRow; isNew: boolean }> {
  const { owner, key, body, claim, now } = save
  await lockForTransaction(queries, `claims of ${owner}`)
  const earlier = await earlierClaim(queries, sealing, save)
  if (earlier) return { row: earlier, isNew: false }
  const held = await queries.select({ id: claims.id }).from(claims).where(eq(claims.owner, owner)).limit(MOST)
  if (held.length === MOST) throw new Problem(409, [{ field: '', code: 'too-much' }])
  const id = randomUUID()
  for (let tries = 0; tries < REFERENCE_TRIES; tries++) {
    const [row] = await queries
      .insert(claims)
      .values({
        id,
        owner,
        policy: claim.body.policyId,
        key,
        bodyHash: sealing.hash(HASH_OF_BODY, textOf(owner, body)),
        reference: newReference(),
        sealedClaim: sealing.seal(claimPurpose(id), JSON.stringify(claim)),
        stage: 'lodged',
        lodgedAt: now,
        requested: [],
        dueAt: dueAfter('lodged', todayInSydney(now)),
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning()
    if (row) return { row, isNew: true }
  }
  throw new Problem(503, [{ field: '', code: 'busy' }], 1)
}

/**
 * Locks one claim of a customer until the transaction ends.
 * @throws Problem 404 for another customer's claim and for an unknown one alike
 */
export async function lockedClaim(
  queries: Queries,
  { owner, id }: { owner: string; id: string },
): Promise<ClaimRow> {
  if (!UUID.test(id)) throw notFound()
  const [row] = await queries
    .select()
    .from(claims)
    .where(and(eq(claims.id, id), eq(claims.owner, owner)))
    .for('update')
  if (!row) throw notFound()
  return row
}

/** @throws Problem 409 `final` for a closed claim */
export function refuseOver({ closedAt }: ClaimRow): void {
  if (closedAt !== null) throw new Problem(409, [{ field: '', code: 'final' }])
}

/** Lists the files of claims by their numbers, without their bytes. */
export async function filesOf(queries: Queries, ids: readonly string[]): Promise<ClaimFileFacts[]> {
  if (ids.length === 0) return []
  const { claim, number, document, mediaType, size, savedAt } = claimFiles
  return queries
    .select({ claim, number, document, mediaType, size, savedAt })
    .from(claimFiles)
    .where(inArray(claimFiles.claim, [...ids]))
    .orderBy(asc(claimFiles.number))
}

/** Returns the progress of a claim, in days of Sydney. */
export function progressOf(row: ClaimRow, { body, waitingEndsOn }: StoredClaim): ClaimProgress {
  const at = {
    acknowledged: row.acknowledgedAt,
    reviewed: row.reviewedAt,
    decided: row.decidedAt,
    paid: row.paidAt,
  }
  const done = Object.entries(at).flatMap(([stage, time]) =>
    time === null ? [] : [[stage, todayInSydney(time)]],
  )
  return {
    type: body.type,
    days: { lodged: todayInSydney(row.lodgedAt), ...Object.fromEntries(done) },
    outcome: row.outcome,
    waitingEndsOn,
  }
}

/** Lists the documents that the insurer requested and has not received since. */
export function openRequestsOf(
  { requested, requestedAt }: ClaimRow,
  { body }: StoredClaim,
  files: readonly ClaimFileFacts[],
): ClaimDocument[] {
  const since = files.filter(({ savedAt }) => requestedAt !== null && savedAt >= requestedAt)
  return [...openRequests(body, { requested, received: since.map(({ document }) => document) })]
}

interface ClaimSource {
  sealing: Sealing
  vendors: ReadonlyMap<string, Vendor>
  now: () => Date
}

/** Returns a claim in the form that its customer reads. */
export function claimOf(
  { sealing, vendors, now }: ClaimSource,
  row: ClaimRow,
  allFiles: readonly ClaimFileFacts[],
): Schema<'Claim'> {
  const stored = openClaim(sealing, row)
  const { body, insurerCode, policyNumber } = stored
  const files = allFiles.filter(({ claim }) => claim === row.id)
  const progress = progressOf(row, stored)
  const requested = openRequestsOf(row, stored, files)
  const waiting = {
    requestedOn: requested.length > 0 && row.requestedAt !== null ? todayInSydney(row.requestedAt) : null,
    hasBankDetails: row.sealedBank !== null,
  }
  const received = files.map(({ document }) => document)
  return {
    id: row.id,
    reference: row.reference,
    claimant: body.claimant,
    insuredName: body.insuredName,
    type: body.type,
    policyId: body.policyId,
    policyNumber,
    insurerCode,
    insurerName: (insurerCode && vendors.get(insurerCode)?.name) || null,
    eventDate: body.eventDate,
    contactPreference: body.contactPreference,
    lodgedAt: row.lodgedAt.toISOString(),
    status: row.stage,
    outcome: row.outcome,
    timeline: [...claimTimeline(progress)],
    next: nextOfClaim(progress, waiting, todayInSydney(now())),
    documents: claimChecklist(body, { received, requested }).map(({ oneOf, ...line }) => ({
      ...line,
      oneOf: [...oneOf],
    })),
    files: files.map(({ number, document, mediaType, size, savedAt }) => ({
      n: number,
      document,
      mediaType,
      size,
      savedAt: savedAt.toISOString(),
    })),
  }
}
