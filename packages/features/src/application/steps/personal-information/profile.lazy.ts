import { loadUser } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { queryClient } from '#queries/query-client'
import { queryKeys } from '#queries/query-keys'
import type { ApplicationDraft } from '../../state.ts'
import { isFirstVisit, prefillHolder } from './prefillHolder.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** Fills in what the profile of a signed-in customer knows. Rejects where it cannot be had: nothing depends on it. */
export async function fillFromProfile(services: PageServices, draft: ApplicationDraft): Promise<void> {
  await draft.ready()
  if (!isFirstVisit(draft.read().answers)) return
  const session = (await services.identity())?.session
  if (!session || (await session.getToken()) === null) return
  const user = await queryClient(services).fetchQuery({
    queryKey: [queryKeys.profile],
    staleTime: CURRENT_FOR_MS,
    async queryFn({ signal }) {
      const result = await loadUser(await services.client(), { signal })
      if (!result.ok) throw new Error(result.error.kind)
      return result.value
    },
  })
  draft.update((answers) => prefillHolder(answers, user))
}
