import {
  type ApiClient,
  type ApiError,
  type CallOptions,
  type LastInsurabilityRequest,
  loadGuaranteedInsurability,
  type Result,
} from '@coverkit/api-client'
import {
  type InsurabilityReason,
  type InsurableCover,
  insurabilityFacts,
  insurabilityReasons,
} from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'

/** What one policy can be increased by, and why not. */
export interface PolicyLimits {
  readonly reasons: readonly InsurabilityReason[]
  /** `YYYY-MM-DD`; null where there was no increase yet. */
  readonly nextIncreaseOn: string | null
  /** What was asked for last, and whether there is proof of it; null where nothing was. */
  readonly lastRequest: LastInsurabilityRequest | null
  readonly covers: readonly InsurableCover[]
}

/**
 * The limits of a policy on `today`. They are asked for by product and sum, which two policies may have in common: then each of
 * its sums is tried, and where none tells them apart, what the policy itself says counts, and the server refuses the rest.
 */
export async function loadPolicyLimits(
  client: ApiClient,
  { policy, today }: { readonly policy: Policy; readonly today: string },
  options: CallOptions = {},
): Promise<Result<PolicyLimits, ApiError>> {
  const productCode = policy.productCode ?? ''
  for (const sumInsured of new Set(policy.covers.map((cover) => cover.sumInsured))) {
    const answer = await loadGuaranteedInsurability(client, { productCode, sumInsured }, options)
    if (!answer.ok) return answer
    const { policyId, reasons, nextIncreaseOn, lastRequest, covers } = answer.value
    if (policyId === policy.id) return { ok: true, value: { reasons, nextIncreaseOn, lastRequest, covers } }
  }
  const facts = insurabilityFacts(policy, { isOnClaim: false, increases: [] }, today)
  const reasons = insurabilityReasons(facts, today)
  return { ok: true, value: { reasons, nextIncreaseOn: null, lastRequest: null, covers: facts.covers } }
}
