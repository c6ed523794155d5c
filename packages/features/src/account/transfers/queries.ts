import { listTransferPolicies, type TransferredPolicy } from '@coverkit/api-client'
import { defineQuery } from '#queries/define-query'
import { queryKeys } from '#queries/query-keys'

const CURRENT_FOR_MS = 5 * 60_000

/** The policies that the customer asked us to take over. */
export const transferPolicies = defineQuery<readonly TransferredPolicy[]>({
  key: queryKeys.accountTransfers,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: async (services, signal) => listTransferPolicies(await services.client(), { signal }),
})
