import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { policies, policyPurpose } from '../../database/tables/policies.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { notFound } from '../applications/readableApplication.ts'
import type { Commission, StoredPolicy } from './StoredPolicy.ts'

const MOST = 100
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A policy with its id. */
export interface OwnPolicy {
  id: string
  policy: StoredPolicy
}

/** The columns that are read: those of commission are not among them. */
const READABLE = { id: policies.id, sealedPolicy: policies.sealedPolicy }

export const openPolicy = (
  sealing: Sealing,
  { id, sealedPolicy }: { id: string; sealedPolicy: string },
): OwnPolicy => ({ id, policy: JSON.parse(sealing.open(policyPurpose(id), sealedPolicy)) })

/** The latest start first, then by number. */
const byStart = ({ policy: one }: OwnPolicy, { policy: other }: OwnPolicy) =>
  other.start_Date.localeCompare(one.start_Date) || one.name.localeCompare(other.name)

/** The policies of a customer, the latest start first. */
export async function policiesOf(queries: Queries, sealing: Sealing, owner: string): Promise<OwnPolicy[]> {
  const rows = await queries.select(READABLE).from(policies).where(eq(policies.owner, owner)).limit(MOST)
  return rows.map((row) => openPolicy(sealing, row)).toSorted(byStart)
}

/**
 * One policy of a customer.
 *
 * @throws Problem 404 for another customer's, and alike for what is unknown or no id at all
 */
export async function ownPolicy(
  queries: Queries,
  sealing: Sealing,
  { owner, id }: { owner: string; id: string },
): Promise<OwnPolicy> {
  if (!UUID.test(id)) throw notFound()
  const [row] = await queries
    .select(READABLE)
    .from(policies)
    .where(and(eq(policies.id, id), eq(policies.owner, owner)))
  if (!row) throw notFound()
  return openPolicy(sealing, row)
}

/** What a policy is stored with. */
interface PolicySave {
  owner: string
  policy: StoredPolicy
  commission: Commission
  now: Date
}

/** Stores a customer's policy; one of the same number is replaced and stays the same row. */
export async function storePolicy(
  queries: Queries,
  sealing: Sealing,
  { owner, policy, commission, now }: PolicySave,
): Promise<string> {
  return queries.transaction(async (own) => {
    // Numbers are sealed, so no index can refuse the same one twice.
    await lockForTransaction(own, `policies of ${owner}`)
    const known = await policiesOf(own, sealing, owner)
    const id = known.find((one) => one.policy.name === policy.name)?.id ?? randomUUID()
    const values = {
      sealedPolicy: sealing.seal(policyPurpose(id), JSON.stringify(policy)),
      commissionUpFrontCents: commission.upFrontCents,
      commissionOngoingCents: commission.ongoingCents,
      savedAt: now,
    }
    await own
      .insert(policies)
      .values({ id, owner, ...values })
      .onConflictDoUpdate({ target: policies.id, set: values })
    return id
  })
}
