import {
  type ApiClient,
  type ApiError,
  type CallOptions,
  type LastInsurabilityRequest,
  loadGuaranteedInsurability,
  type Result,
} from '@coverkit/api-client'
import type { InsurabilityReason, InsurableCover } from '@coverkit/core/guaranteed-insurability'
import type { Policy } from '@coverkit/core/policies'

/** The limits for increases of one policy, and the reasons that rule one out. */
export interface PolicyLimits {
  readonly reasons: readonly InsurabilityReason[]
  /** `YYYY-MM-DD`; null where there was no increase yet. */
  readonly nextIncreaseOn: string | null
  /** The last request for an increase, and whether there is proof for it; null where there was none. */
  readonly lastRequest: LastInsurabilityRequest | null
  readonly covers: readonly InsurableCover[]
}

/** A policy without a cover has no sum to ask the server by. */
const NOTHING_LEFT: PolicyLimits = {
  reasons: ['nothing-left'],
  nextIncreaseOn: null,
  lastRequest: null,
  covers: [],
}

/** Loads the limits of a policy. The request names it by its id, since two policies may have the same product and sum. */
export async function loadPolicyLimits(
  client: ApiClient,
  { id, productCode, covers }: Policy,
  options: CallOptions = {},
): Promise<Result<PolicyLimits, ApiError>> {
  const [cover] = covers
  if (!cover) return { ok: true, value: NOTHING_LEFT }
  const query = { productCode: productCode ?? '', sumInsured: cover.sumInsured, policyId: id }
  const answer = await loadGuaranteedInsurability(client, query, options)
  if (!answer.ok) return answer
  const { reasons, nextIncreaseOn = null, lastRequest = null, covers: limited } = answer.value
  // A backend that doesn't say how far a policy can rise has no limits to ask within.
  if (reasons === undefined || limited === undefined) return { ok: false, error: { kind: 'not-found' } }
  return { ok: true, value: { reasons, nextIncreaseOn, lastRequest, covers: limited } }
}
