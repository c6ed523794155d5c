import {
  type AccountDraft,
  type ListedAccountDraft,
  listAccountDrafts,
  loadAccountDraft,
  type OpenResumeRequest,
  openResume,
} from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { listOf } from '#common/queries/isNotOffered.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** Reads the draft behind a mailed link. A refusal is an answer too; nothing of either stays in memory here. */
export function readResumedDraft(services: PageServices, { token, code, openId }: OpenResumeRequest) {
  return queryClient(services).fetchQuery({
    queryKey: [queryKeys.resumedDraft, openId, code],
    queryFn: async ({ signal }) => openResume(await services.client(), { token, code, openId }, { signal }),
    gcTime: 0,
  })
}

/** The account's copy of a draft; null where it has none any more. Rejects where it cannot be had. */
export function readAccountDraft(
  services: PageServices,
  flow: ListedAccountDraft['flow'],
): Promise<AccountDraft | null> {
  return queryClient(services).fetchQuery({
    queryKey: [queryKeys.accountDrafts, flow],
    async queryFn({ signal }) {
      const answer = await loadAccountDraft(await services.client(), flow, { signal })
      if (!answer.ok) throw new Error(answer.error.kind)
      return answer.value.draft
    },
    gcTime: 0,
  })
}

const CURRENT_FOR_MS = 5 * 60_000

/** The drafts in the customer's account, from any device. */
export const accountDrafts = defineQuery<readonly ListedAccountDraft[]>({
  key: queryKeys.accountDrafts,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const answer = await listAccountDrafts(await services.client(), { signal })
    return listOf(answer, ({ drafts }) => drafts)
  },
})

/** The account has deleted a draft: what was read of it goes too. */
export function withoutAccountDraft(services: PageServices, flow: ListedAccountDraft['flow']): void {
  queryClient(services).setQueryData<readonly ListedAccountDraft[]>([queryKeys.accountDrafts], (list) =>
    list?.filter((draft) => draft.flow !== flow),
  )
}
