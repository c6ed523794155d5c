import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { applicationPurpose, applications } from '../submissions/applicationTables.ts'
import { idOf } from './applicationIds.ts'

export type ApplicationRow = typeof applications.$inferSelect
type Body = Schema<'SaveApplicationRequest'>

const HASH_OF_BODY = 'application body'

export const sealBody = (sealing: Sealing, id: string, body: Body): string =>
  sealing.seal(applicationPurpose(id), JSON.stringify(body))

export const openBody = (sealing: Sealing, { id, sealedBody }: ApplicationRow): Body | null =>
  sealedBody === null ? null : JSON.parse(sealing.open(applicationPurpose(id), sealedBody))

const textOf = (body: Body, owner: string | null) => JSON.stringify([owner, body])

/** Distinguishes a repeated request from another body, or another person, under the same key. */
export const hashOfBody = (sealing: Sealing, body: Body, owner: string | null): string =>
  sealing.hash(HASH_OF_BODY, textOf(body, owner))

/**
 * Finds the row of an earlier copy of this request.
 * @throws Problem 409 when its `tracking.id` came with another body or from another person
 */
export async function earlierRow(
  queries: Queries,
  sealing: Sealing,
  body: Body,
  owner: string | null,
): Promise<ApplicationRow | undefined> {
  const [earlier] = await queries
    .select()
    .from(applications)
    .where(eq(applications.trackingId, body.tracking.id))
  if (earlier && !sealing.isHashOf(HASH_OF_BODY, textOf(body, owner), earlier.bodyHash))
    throw new Problem(409, [{ field: 'tracking.id', code: 'other-body' }])
  return earlier
}

/**
 * Refuses another customer's draft. A visitor's draft continues under the customer who signs in; a customer's
 * draft is theirs alone, even if others know its name.
 * @throws Problem 409 `owned` for another customer's draft
 */
export async function refuseOthers(queries: Queries, draftKey: string, owner: string | null): Promise<void> {
  const isOthers = owner === null ? isNotNull(applications.owner) : ne(applications.owner, owner)
  const [others] = await queries
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.draftKey, draftKey), isOthers))
    .limit(1)
  if (others) throw new Problem(409, [{ field: 'tracking.draft', code: 'owned' }])
}

/** @throws Problem 409 for a submitted draft */
export async function refuseSubmitted(queries: Queries, draftKey: string): Promise<void> {
  const [submitted] = await queries
    .select({ id: applications.id })
    .from(applications)
    .where(and(eq(applications.draftKey, draftKey), isNotNull(applications.reference)))
  if (submitted) throw new Problem(409, [{ field: 'tracking.draft', code: 'already-submitted' }])
}

/** Clears the partial saves of a draft that is submitted now. */
export async function clearPartial(queries: Queries, draftKey: string): Promise<void> {
  await queries
    .update(applications)
    .set({ sealedBody: null })
    .where(and(eq(applications.draftKey, draftKey), isNull(applications.reference)))
}

/** Returns the answer to a save, always the same for its row and body; it does not include the secret. */
export function answerOf(sealing: Sealing, row: ApplicationRow, body: Body): Schema<'SaveApplicationAnswer'> {
  const { draftKey, bodyHash } = row
  const newId = (person: 'beneficiary' | 'holder', rowId: string | null | undefined, index: number) =>
    idOf({ sealing, draftKey }, person, rowId ? `row ${rowId}` : `${row.trackingId} ${index}`, bodyHash)
  const holders = [body.contactDetails, body.policyHolderDetails].filter((holder) => holder !== null)
  return {
    successful: true,
    id: row.id,
    reference: row.reference,
    status: row.status,
    receivedAt: row.savedAt.toISOString(),
    isReadBySecret: row.secretHash !== null,
    beneficiaryContacts: (body.beneficiaryContacts ?? []).map((contact, index) => ({
      beneficiaryId: contact.beneficiaryId || newId('beneficiary', contact.rowId, index),
      rowId: contact.rowId ?? null,
      first_Name: contact.first_Name,
      last_Name: contact.last_Name,
      ...(contact.organisation_Name && { organisation_Name: contact.organisation_Name }),
    })),
    policyHolders: holders.map(({ id, rowId }, index) => ({
      rowId: rowId ?? null,
      contactId: id || newId('holder', rowId, index),
    })),
  }
}
