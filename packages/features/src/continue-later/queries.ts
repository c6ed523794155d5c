import { type OpenResumeRequest, openResume } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#queries/query-client'
import { queryKeys } from '#queries/query-keys'

/** Reads the draft behind a mailed link. A refusal is an answer too; nothing of either stays in memory here. */
export function readResumedDraft(services: PageServices, { token, code, openId }: OpenResumeRequest) {
  return queryClient(services).fetchQuery({
    queryKey: [queryKeys.resumedDraft, openId, code],
    queryFn: async ({ signal }) => openResume(await services.client(), { token, code, openId }, { signal }),
    gcTime: 0,
  })
}
