import { randomUUID } from 'node:crypto'
import type { InsurabilityHistory } from '@coverkit/core/guaranteed-insurability'
import { and, desc, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { insurabilityFiles, insurabilityPurpose, insurabilityRequests } from './tables.ts'

type Body = Schema<'GuaranteedInsurabilityRequest'>
type RequestRow = typeof insurabilityRequests.$inferSelect

/** A request for an increase, with its key and owner. */
export interface InsurabilitySave {
  owner: string
  policy: string
  key: string | null
  body: Body
  now: Date
}

const HASH_OF_BODY = 'insurability request body'

const textOf = (owner: string, body: Body) => JSON.stringify([owner, body])

export const openIncrease = (
  sealing: Sealing,
  { id, sealedRequest }: typeof insurabilityRequests.$inferSelect,
): Body => JSON.parse(sealing.open(insurabilityPurpose(id), sealedRequest))

/** Lists the increases of a policy so far, decided or not. */
export async function increasesOf(
  queries: Queries,
  sealing: Sealing,
  policy: string,
): Promise<InsurabilityHistory['increases']> {
  const rows = await queries
    .select()
    .from(insurabilityRequests)
    .where(eq(insurabilityRequests.policy, policy))
  return rows.map((row) => {
    const { needs } = openIncrease(sealing, row)
    return { cover: needs.cover, increase: needs.increase, on: todayInSydney(row.savedAt) }
  })
}

/** Returns the latest increase that a customer requested on a policy, with its files; null if there is none. */
export async function lastRequestOf(
  queries: Queries,
  sealing: Sealing,
  { owner, policy }: Pick<InsurabilitySave, 'owner' | 'policy'>,
): Promise<Schema<'LastInsurabilityRequest'> | null> {
  const [row] = await queries
    .select()
    .from(insurabilityRequests)
    .where(and(eq(insurabilityRequests.owner, owner), eq(insurabilityRequests.policy, policy)))
    .orderBy(desc(insurabilityRequests.savedAt))
    .limit(1)
  if (!row) return null
  const {
    event,
    eventDate,
    cover,
    increase,
    newAmount = null,
    earlierAmount = null,
  } = openIncrease(sealing, row).needs
  const files = await queries
    .select({ number: insurabilityFiles.number })
    .from(insurabilityFiles)
    .where(eq(insurabilityFiles.request, row.id))
    .orderBy(insurabilityFiles.number)
  return {
    id: row.id,
    requestedOn: todayInSydney(row.savedAt),
    event,
    eventDate,
    cover,
    increase,
    newAmount,
    earlierAmount,
    files: files.map(({ number }) => number),
  }
}

/**
 * Finds the row of an earlier copy of this request.
 * @throws Problem 409 when its key came with another body
 */
export async function earlierRequest(
  queries: Queries,
  sealing: Sealing,
  { owner, key, body }: Pick<InsurabilitySave, 'owner' | 'key' | 'body'>,
): Promise<RequestRow | undefined> {
  if (key === null) return undefined
  const [earlier] = await queries
    .select()
    .from(insurabilityRequests)
    .where(and(eq(insurabilityRequests.owner, owner), eq(insurabilityRequests.key, key)))
  if (earlier && !sealing.isHashOf(HASH_OF_BODY, textOf(owner, body), earlier.bodyHash))
    throw new Problem(409, [{ field: '', code: 'other-body' }])
  return earlier
}

/** Inserts a request; returns its id. */
export async function insertRequest(
  queries: Queries,
  sealing: Sealing,
  { owner, policy, key, body, now }: InsurabilitySave,
): Promise<string> {
  const id = randomUUID()
  await queries.insert(insurabilityRequests).values({
    id,
    owner,
    policy,
    key,
    bodyHash: sealing.hash(HASH_OF_BODY, textOf(owner, body)),
    sealedRequest: sealing.seal(insurabilityPurpose(id), JSON.stringify(body)),
    savedAt: now,
  })
  return id
}
