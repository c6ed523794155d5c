import { listNominations, type PolicyNomination } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { listOf } from '#common/queries/isNotOffered.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The beneficiaries of each policy with life cover, and what the customer asked for since. */
export const nominations = defineQuery<readonly PolicyNomination[]>({
  key: queryKeys.nominations,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: async (services, signal) =>
    listOf(await listNominations(await services.client(), { signal }), ({ nominations: list }) => list),
})
