import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { transferPurpose, transfers } from '../submissions/transferTables.ts'
import { storedHashOf } from './storedHashOf.ts'

export type TransferRow = typeof transfers.$inferSelect
export type TransferBody = Schema<'SaveTransferRequest'>

const HASH_OF_BODY = 'transfer body'
export const SUBMITTED = 'Transfer in Progress'

export const sealTransfer = (sealing: Sealing, id: string, body: TransferBody): string =>
  sealing.seal(transferPurpose(id), JSON.stringify(body))

export const openTransfer = (sealing: Sealing, { id, sealedBody }: TransferRow): TransferBody | null =>
  sealedBody === null ? null : JSON.parse(sealing.open(transferPurpose(id), sealedBody))

const textOf = (body: TransferBody, owner: string | null) => JSON.stringify([owner, body])

/** Distinguishes a repeated request from another body, or another person, under the same key. */
export const hashOfTransfer = (sealing: Sealing, body: TransferBody, owner: string | null): string =>
  sealing.hash(HASH_OF_BODY, textOf(body, owner))

/** Returns the second policy holder; null if there is none, or they were removed. */
export const secondHolderOf = ({
  policyHolder2Details: second,
}: Pick<TransferBody, 'policyHolder2Details'>): Schema<'PolicyHolder'> | null =>
  second && second.status !== 'Discontinued' ? second : null

/**
 * Finds the row of an earlier copy of this request.
 * @throws Problem 409 when its `tracking.id` came with another body or from another person
 */
export async function earlierTransfer(
  queries: Queries,
  sealing: Sealing,
  body: TransferBody,
  owner: string | null,
): Promise<TransferRow | undefined> {
  const [earlier] = await queries.select().from(transfers).where(eq(transfers.trackingId, body.tracking.id))
  if (earlier && !sealing.isHashOf(HASH_OF_BODY, textOf(body, owner), earlier.bodyHash))
    throw new Problem(409, [{ field: 'tracking.id', code: 'other-body' }])
  return earlier
}

/** Returns a transfer's submission or latest revision. Revisions of two devices are sorted by arrival. */
export async function latestOf(queries: Queries, draftKey: string): Promise<TransferRow | undefined> {
  const [latest] = await queries
    .select()
    .from(transfers)
    .where(eq(transfers.draftKey, draftKey))
    .orderBy(
      desc(isNotNull(transfers.reference)),
      // A transfer that belongs to a customer does not return to a visitor.
      desc(isNotNull(transfers.owner)),
      desc(transfers.savedAt),
      desc(transfers.rev),
    )
    .limit(1)
  return latest
}

/** Checks whether a later revision of the same draft is stored. */
export async function isOvertaken(
  queries: Queries,
  draftKey: string,
  { tracking: { draft, rev } }: Pick<TransferBody, 'tracking'>,
): Promise<boolean> {
  const ofDraft = and(eq(transfers.draftKey, draftKey), eq(transfers.draft, draft))
  const [later] = await queries
    .select({ rev: transfers.rev })
    .from(transfers)
    .where(and(ofDraft, gt(transfers.rev, rev)))
    .limit(1)
  return later !== undefined
}

/**
 * Refuses another person's draft. A customer's draft continues under that customer; a visitor's continues with its
 * secret, and with it may become a customer's.
 * @throws Problem 409 for another person's draft, and for a submitted one
 */
export function refuseOthers(
  latest: TransferRow | undefined,
  body: Pick<TransferBody, 'secretHash'>,
  owner: string | null,
): void {
  if (!latest) return
  const isOwn =
    latest.owner === null ? latest.secretHash === storedHashOf(body, null) : latest.owner === owner
  if (!isOwn) throw new Problem(409, [{ field: 'tracking.draft', code: 'owned' }])
  if (latest.reference !== null)
    throw new Problem(409, [{ field: 'tracking.draft', code: 'already-submitted' }])
}

/** Clears the partial saves of a draft that is submitted now. */
export async function clearPartialTransfers(queries: Queries, draftKey: string): Promise<void> {
  await queries
    .update(transfers)
    .set({ sealedBody: null })
    .where(and(eq(transfers.draftKey, draftKey), isNull(transfers.reference)))
}
