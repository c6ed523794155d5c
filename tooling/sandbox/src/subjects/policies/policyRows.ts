import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import { notFound } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import type { Commission, StoredPolicy } from './StoredPolicy.ts'
import { policies, policyPurpose } from './tables.ts'

const MOST = 100
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A policy with its id. */
export interface OwnPolicy {
  id: string
  policy: StoredPolicy
}

/** The columns that queries read, without those of commission. */
const READABLE = { id: policies.id, sealedPolicy: policies.sealedPolicy }

const openPolicy = (
  sealing: Sealing,
  { id, sealedPolicy }: { id: string; sealedPolicy: string },
): OwnPolicy => ({ id, policy: JSON.parse(sealing.open(policyPurpose(id), sealedPolicy)) })

/** Sorts by the latest start, then by number. */
const byStart = ({ policy: one }: OwnPolicy, { policy: other }: OwnPolicy) =>
  other.start_Date.localeCompare(one.start_Date) || one.name.localeCompare(other.name)

/** Lists a customer's policies, the latest start first. */
export async function policiesOf(queries: Queries, sealing: Sealing, owner: string): Promise<OwnPolicy[]> {
  const rows = await queries.select(READABLE).from(policies).where(eq(policies.owner, owner)).limit(MOST)
  return rows.map((row) => openPolicy(sealing, row)).toSorted(byStart)
}

/**
 * Finds one policy of a customer.
 * @throws Problem 404 for another customer's, an unknown and an invalid id alike
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

/** A policy to store, with its owner and commission. */
interface PolicySave {
  owner: string
  policy: StoredPolicy
  commission: Commission
  now: Date
}

/** Stores a customer's policy; one of the same number is replaced in its row. */
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
