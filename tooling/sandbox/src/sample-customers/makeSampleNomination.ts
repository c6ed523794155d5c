import { and, eq } from 'drizzle-orm'
import type { Services } from '../services/Services.ts'
import { insertNomination } from '../subjects/nominations/nominationRows.ts'
import { nominations } from '../subjects/nominations/tables.ts'
import type { SampleNomination } from './SampleCustomer.ts'

/** Stores a confirmed nomination of a sample customer's policy. It replaces all others of that policy, and sends no mail. */
export async function makeSampleNomination(
  { database, sealing, now }: Pick<Services, 'database' | 'sealing' | 'now'>,
  { owner, policy }: { owner: string; policy: string },
  named: SampleNomination,
): Promise<void> {
  const { queries } = database
  await queries.delete(nominations).where(eq(nominations.policy, policy))
  const body = { policyId: policy, ...named }
  const { id } = await insertNomination(queries, sealing, { owner, key: null, body, now: now() })
  await queries
    .update(nominations)
    .set({ state: 'confirmed', decidedAt: now() })
    .where(and(eq(nominations.id, id), eq(nominations.owner, owner)))
}
