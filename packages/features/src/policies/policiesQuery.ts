import { listPolicies } from '@coverkit/api-client'
import { type Policy, policyFromSaved } from '@coverkit/core/policies'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The customer's policies, the latest start first. */
export const policies = defineQuery<readonly Policy[]>({
  key: queryKeys.policies,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const answer = await listPolicies(await services.client(), { signal })
    return answer.ok ? { ok: true, value: answer.value.map(policyFromSaved) } : answer
  },
})
