import type { IncreaseWithoutProof, Policy } from '@coverkit/core/policies'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** An increase of a policy waits for its proof, or waits no longer: what was read of the policy says so too. */
export function noteIncrease(
  services: PageServices,
  policyId: string,
  increaseWithoutProof: IncreaseWithoutProof | null,
): void {
  queryClient(services).setQueryData<readonly Policy[]>([queryKeys.policies], (list) =>
    list?.map((policy) => (policy.id === policyId ? { ...policy, increaseWithoutProof } : policy)),
  )
}
