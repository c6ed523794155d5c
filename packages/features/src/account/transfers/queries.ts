import { listTransfers, type SubmittedTransfer } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { listOf, readOffered } from '#common/queries/isNotOffered.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The customer's submitted transfers, newest first. */
export const transfers = defineQuery<readonly SubmittedTransfer[]>({
  key: queryKeys.transfers,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: (services, signal) =>
    readOffered(services.config, 'transfers', async () => {
      const answer = await listTransfers(await services.client(), { signal })
      return listOf(answer, ({ transfers }) => transfers)
    }),
})
