import { listTransfers, type SubmittedTransfer } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The customer's submitted transfers, newest first. */
export const transfers = defineQuery<readonly SubmittedTransfer[]>({
  key: queryKeys.transfers,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const answer = await listTransfers(await services.client(), { signal })
    return answer.ok ? { ok: true, value: answer.value.transfers } : answer
  },
})
