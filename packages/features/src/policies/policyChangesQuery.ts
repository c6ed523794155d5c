import { listPolicyChanges, type PolicyChange } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { listOf, readOffered } from '#common/queries/isNotOffered.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The changes of cover that the customer asked for, newest first. One that is submitted takes the list away. */
export const policyChanges = defineQuery<readonly PolicyChange[]>({
  key: queryKeys.policyChanges,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: (services, signal) =>
    readOffered(services.config, 'changeCover', async () => {
      const answer = await listPolicyChanges(await services.client(), { signal })
      return listOf(answer, ({ changes }) => changes)
    }),
})
