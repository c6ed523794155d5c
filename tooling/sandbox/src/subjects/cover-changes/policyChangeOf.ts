import type { Schema } from '../../document/Schema.ts'
import type { StoredChange } from './changeRows.ts'
import type { policyChanges } from './tables.ts'

type PolicyChange = Schema<'PolicyChange'>

const NOT_STORED = { covers: [], terms: [] }

/** Returns a stored change in the form that the customer reads. */
export function policyChangeOf(
  { id, reference, savedAt, policy }: typeof policyChanges.$inferSelect,
  change: StoredChange,
  status: PolicyChange['status'],
): PolicyChange {
  const { covers, terms } = change.requested ?? NOT_STORED
  return {
    id,
    reference,
    status,
    requestedAt: savedAt.toISOString(),
    effectiveOn: change.effectiveOn,
    needsHealthQuestions: change.needsHealthQuestions,
    policyId: policy,
    insurerCode: change.body.insurer_Code,
    policyNumber: change.body.policy_Number,
    covers,
    terms,
    increase: increaseOf(change),
    premiumBefore: instalmentOf(change.premiumBefore),
    premium: instalmentOf(change.premium),
  }
}

function increaseOf({ body }: StoredChange): PolicyChange['increase'] {
  const { guaranteedInsurability = null } = body
  if (guaranteedInsurability === null) return null
  const { event, eventDate, cover, increase } = guaranteedInsurability
  return { event, eventDate, cover, increase }
}

const instalmentOf = (priced: Schema<'PricedPolicy'> | null): Schema<'Instalment'> =>
  priced && { amount: priced.premium.parts.total, frequency: priced.paymentFrequency }
