import type { User, UserChanges } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** A change of the customer's details is stored: what was read of them says so too, before they are read again. */
export function noteDetails(services: PageServices, changes: UserChanges): void {
  const queries = queryClient(services)
  queries.setQueryData<User>([queryKeys.customerDetails], (user) => user && { ...user, ...changes })
  void queries.invalidateQueries({ queryKey: [queryKeys.customerDetails] })
  // New details may require another identity check.
  void queries.invalidateQueries({ queryKey: [queryKeys.identityChecks] })
}
