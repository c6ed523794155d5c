import { isDeepStrictEqual } from 'node:util'
import { eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { supportNeeds, supportNeedsPurpose } from './tables.ts'

export type SupportNeeds = Schema<'SupportNeeds'>

/** Returns the support needs of these customers, by subject; customers without any are left out. */
export async function supportNeedsOf(
  queries: Queries,
  sealing: Sealing,
  owners: readonly (string | null)[],
): Promise<ReadonlyMap<string, SupportNeeds>> {
  const known = [...new Set(owners.filter((owner) => owner !== null))]
  if (known.length === 0) return new Map()
  const rows = await queries.select().from(supportNeeds).where(inArray(supportNeeds.owner, known))
  return new Map(
    rows.map(({ owner, sealedNeeds }): [string, SupportNeeds] => [
      owner,
      JSON.parse(sealing.open(supportNeedsPurpose(owner), sealedNeeds)),
    ]),
  )
}

interface Change {
  owner: string
  /** Null removes what is stored. */
  needs: SupportNeeds | null
  now: Date
}

/** Stores or removes the support needs of a customer, inside the caller's transaction; returns false where that changes nothing. */
export async function storeSupportNeeds(
  queries: Queries,
  sealing: Sealing,
  { owner, needs, now }: Change,
): Promise<boolean> {
  const before = (await supportNeedsOf(queries, sealing, [owner])).get(owner) ?? null
  if (isDeepStrictEqual(before, needs)) return false
  if (needs === null) {
    await queries.delete(supportNeeds).where(eq(supportNeeds.owner, owner))
    return true
  }
  const values = {
    sealedNeeds: sealing.seal(supportNeedsPurpose(owner), JSON.stringify(needs)),
    savedAt: now,
  }
  await queries
    .insert(supportNeeds)
    .values({ owner, ...values })
    .onConflictDoUpdate({ target: supportNeeds.owner, set: values })
  return true
}
