import { randomUUID } from 'node:crypto'
import { fullName } from '@coverkit/core'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { newReference } from '../../services/newReference.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { nominationPurpose, nominations } from './tables.ts'

export type NominationChange = Schema<'NominationChange'>
export type NominationRow = typeof nominations.$inferSelect

const HASH_OF_BODY = 'nomination body'

/** A request, with its key and owner. */
export interface NominationSave {
  owner: string
  key: string | null
  body: NominationChange
  now: Date
}

const textOf = ({ owner, body }: Pick<NominationSave, 'owner' | 'body'>) => JSON.stringify([owner, body])

export const openNomination = (
  sealing: Sealing,
  { id, sealedNomination }: Pick<NominationRow, 'id' | 'sealedNomination'>,
): NominationChange => JSON.parse(sealing.open(nominationPurpose(id), sealedNomination))

/** Names each beneficiary, without date of birth and address. */
function namedIn({
  nomination_Type,
  beneficiaries,
}: NominationChange): Pick<Schema<'CurrentNomination'>, 'nomination_Type' | 'beneficiaries'> {
  return {
    nomination_Type,
    beneficiaries: beneficiaries.map((contact) => ({
      name: contact.organisation_Name ?? (fullName(contact.first_Name, contact.last_Name) || null),
      relationship: contact.relationship_to_Policy_Holder ?? null,
      benefit_Percent: contact.benefit_Percent ?? 0,
    })),
  }
}

/** Returns what the customer reads of a request that the insurer has not confirmed. */
export const requestOf = (sealing: Sealing, row: NominationRow): Schema<'NominationRequest'> => ({
  reference: row.reference,
  state: row.state === 'refused' ? 'refused' : 'requested',
  requestedOn: todayInSydney(row.savedAt),
  ...namedIn(openNomination(sealing, row)),
})

/** Returns who is named on each policy, and what was asked for since then. */
export async function nominationsOf(
  queries: Queries,
  sealing: Sealing,
  owned: readonly string[],
): Promise<readonly Schema<'PolicyNomination'>[]> {
  const rows = await queries
    .select()
    .from(nominations)
    .where(
      and(
        inArray(nominations.policy, [...owned]),
        inArray(nominations.state, ['requested', 'confirmed', 'refused']),
      ),
    )
    .orderBy(desc(nominations.savedAt))
  return owned.map((policyId) => {
    const [latest, ...others] = rows.filter(({ policy }) => policy === policyId)
    const confirmed = [latest, ...others].find((row) => row?.state === 'confirmed')
    return {
      policyId,
      current: confirmed
        ? {
            ...namedIn(openNomination(sealing, confirmed)),
            confirmedOn: todayInSydney(confirmed.decidedAt ?? confirmed.savedAt),
            signedFormOn: confirmed.signedFormAt && todayInSydney(confirmed.signedFormAt),
          }
        : null,
      request: latest && latest !== confirmed ? requestOf(sealing, latest) : null,
    }
  })
}

/**
 * Finds the row of an earlier copy of this request.
 * @throws Problem 409 when its key came with another body
 */
export async function earlierNomination(
  queries: Queries,
  sealing: Sealing,
  save: NominationSave,
): Promise<NominationRow | undefined> {
  if (save.key === null) return undefined
  const [earlier] = await queries
    .select()
    .from(nominations)
    .where(and(eq(nominations.owner, save.owner), eq(nominations.key, save.key)))
  if (earlier && !sealing.isHashOf(HASH_OF_BODY, textOf(save), earlier.bodyHash))
    throw new Problem(409, [{ field: '', code: 'other-body' }])
  return earlier
}

/** Inserts a request in place of one that the insurer has not answered. */
export async function insertNomination(
  queries: Queries,
  sealing: Sealing,
  save: NominationSave,
): Promise<NominationRow> {
  const { owner, key, body, now } = save
  const policy = body.policyId.toLowerCase()
  await queries
    .update(nominations)
    .set({ state: 'replaced' })
    .where(and(eq(nominations.policy, policy), eq(nominations.state, 'requested')))
  const id = randomUUID()
  const row: NominationRow = {
    id,
    owner,
    policy,
    key,
    bodyHash: sealing.hash(HASH_OF_BODY, textOf(save)),
    reference: newReference(),
    state: 'requested',
    sealedNomination: sealing.seal(nominationPurpose(id), JSON.stringify(body)),
    savedAt: now,
    decidedAt: null,
    signedFormAt: null,
  }
  await queries.insert(nominations).values(row)
  return row
}
