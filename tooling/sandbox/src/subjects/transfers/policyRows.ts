import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import type { FieldError } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { transferPolicies, transferPolicyPurpose } from '../submissions/transferTables.ts'
import { expectedAfter } from './stages.ts'

export type PolicyRow = typeof transferPolicies.$inferSelect
type Policy = Schema<'TransferPolicy'>

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const openPolicy = (sealing: Sealing, { id, sealedPolicy }: PolicyRow): Policy =>
  JSON.parse(sealing.open(transferPolicyPurpose(id), sealedPolicy))

/** The owner of policies: a draft, and the customer if signed in. */
export interface PolicyOwner {
  draftKey: string
  owner: string | null
}

/** Identifies a row by its id, or without one by its position in the list. */
const rowKeyOf = ({ rowId }: Policy, index: number) => (rowId ? `row ${rowId}` : `place ${index}`)

/** The drafts of policies, and the customer if signed in. */
interface DraftsOwner {
  draftKeys: readonly string[]
  owner: string | null
}

/** Finds the policies of these drafts, and those of this customer that a list names. */
export async function knownPolicies(
  queries: Queries,
  list: readonly Policy[],
  { draftKeys, owner }: DraftsOwner,
): Promise<PolicyRow[]> {
  const named = list.flatMap(({ policyId }) => (policyId && UUID.test(policyId) ? [policyId] : []))
  const ofDraft = inArray(transferPolicies.draftKey, [...draftKeys])
  const ofOwner =
    owner === null || named.length === 0
      ? undefined
      : and(eq(transferPolicies.owner, owner), inArray(transferPolicies.id, named))
  return queries.select().from(transferPolicies).where(or(ofDraft, ofOwner))
}

/** Matches a list with stored policies: by their ids, then by their row names, unique within a draft. */
export const matchPolicies = (
  known: readonly PolicyRow[],
  list: readonly Policy[],
  draftKey: string,
): (PolicyRow | undefined)[] => {
  const byId = new Map(known.map((row) => [row.id, row]))
  const ofDraft = new Map(known.filter((row) => row.draftKey === draftKey).map((row) => [row.rowKey, row]))
  return list.map((policy, index) =>
    policy.policyId ? byId.get(policy.policyId.toLowerCase()) : ofDraft.get(rowKeyOf(policy, index)),
  )
}

/** Returns the policies of a list, in its order; undefined for those that are not stored. */
export async function policiesOf(
  queries: Queries,
  list: readonly Policy[],
  of: PolicyOwner,
): Promise<(PolicyRow | undefined)[]> {
  const known = await knownPolicies(queries, list, { ...of, draftKeys: [of.draftKey] })
  return matchPolicies(known, list, of.draftKey)
}

/**
 * Returns errors for ids that were issued neither to this draft nor to this customer, and for repeated policies.
 * An unknown id and another customer's are refused alike.
 */
export async function checkPolicies(
  queries: Queries,
  list: readonly Policy[],
  of: PolicyOwner,
): Promise<FieldError[]> {
  const known = await policiesOf(queries, list, of)
  const keys = list.map((policy, index) => known[index]?.id ?? rowKeyOf(policy, index))
  return list.flatMap(({ policyId }, index) => {
    const field = `policiesList.${index}.${policyId ? 'policyId' : 'rowId'}`
    if (policyId && !known[index]) return [{ field, code: 'unknown' }]
    return keys.indexOf(keys[index] ?? '') < index ? [{ field, code: 'repeated' }] : []
  })
}

/** The policies of a save, and its time. */
interface PolicySave extends PolicyOwner {
  list: readonly Policy[]
  isSubmitted: boolean
  now: Date
}

/**
 * Creates or updates the policies of a list, and discontinues those that the draft no longer has. The holders
 * signed for the policies of a submission: a partial save changes none of them, and once a policy is in transfer,
 * another submission can only discontinue or resume it.
 */
export async function storePolicies(
  queries: Queries,
  sealing: Sealing,
  { list, isSubmitted, now, ...of }: PolicySave,
): Promise<void> {
  const known = await policiesOf(queries, list, of)
  const rows = list.map((policy, index) => {
    const { id = randomUUID(), draftKey = of.draftKey, rowKey = rowKeyOf(policy, index) } = known[index] ?? {}
    return {
      id,
      draftKey,
      rowKey,
      place: index,
      owner: of.owner,
      sealedPolicy: sealing.seal(transferPolicyPurpose(id), JSON.stringify(policy)),
      status: policy.policyStatus ?? ('Active' as const),
      savedAt: now,
    }
  })
  const isChangeable = isSubmitted ? undefined : isNull(transferPolicies.transfer)
  const isGone = and(
    eq(transferPolicies.draftKey, of.draftKey),
    isChangeable,
    rows.length === 0
      ? undefined
      : notInArray(
          transferPolicies.id,
          rows.map(({ id }) => id),
        ),
  )
  await queries.update(transferPolicies).set({ status: 'Discontinued', savedAt: now }).where(isGone)
  if (rows.length === 0) return
  await queries
    .insert(transferPolicies)
    .values(rows)
    .onConflictDoUpdate({
      target: transferPolicies.id,
      ...(isChangeable && { setWhere: isChangeable }),
      set: {
        place: sql`excluded.place`,
        owner: sql`coalesce(excluded.owner, ${transferPolicies.owner})`,
        sealedPolicy: sql`case when ${transferPolicies.stage} is null then excluded.sealed_policy else ${transferPolicies.sealedPolicy} end`,
        status: sql`excluded.status`,
        savedAt: sql`excluded.saved_at`,
      },
    })
}

/** Returns a policy in the form that its owner reads. */
export function transferredPolicy(sealing: Sealing, row: PolicyRow): Schema<'TransferredPolicy'> {
  const { stage, stageAt, sentAt, status } = row
  return {
    ...openPolicy(sealing, row),
    policyId: row.id,
    policyStatus: status,
    stage,
    stageAt: stageAt?.toISOString() ?? null,
    expectedOn: sentAt && stage !== 'transferred' ? expectedAfter(todayInSydney(sentAt)) : null,
    reason: stage === 'needs-you' ? 'policy-not-found' : null,
  }
}
