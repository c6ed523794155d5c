import { loadSupportNeeds, type SupportNeeds } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The support needs of the customer; `needs` is null without any. */
export const supportNeeds = defineQuery<{ readonly needs: SupportNeeds | null }>({
  key: queryKeys.supportNeeds,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const answer = await loadSupportNeeds(await services.client(), { signal })
    return answer.ok ? { ok: true, value: { needs: answer.value.supportNeeds } } : answer
  },
})
