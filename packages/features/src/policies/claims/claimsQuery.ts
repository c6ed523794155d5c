import { type Claim, listClaims } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { listOf, readOffered } from '#common/queries/isNotOffered.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 60_000

/** The customer's claims, newest first. */
export const claims = defineQuery<readonly Claim[]>({
  key: queryKeys.claims,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: (services, signal) =>
    readOffered(services.config, 'claims', async () =>
      listOf(await listClaims(await services.client(), { signal }), (list) => list),
    ),
})
