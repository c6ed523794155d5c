import { type IdentityCheck, listIdentityChecks } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { listOf, readOffered } from '#common/queries/isNotOffered.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** How far the checks of the customer and their second policy holders are. */
export const identityChecks = defineQuery<readonly IdentityCheck[]>({
  key: queryKeys.identityChecks,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: (services, signal) =>
    readOffered(services.config, 'identityCheck', async () =>
      listOf(await listIdentityChecks(await services.client(), {}, { signal }), (checks) => checks),
    ),
})
