import { loadUser } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#queries/fetch-personal'
import { queryKeys } from '#queries/query-keys'
import type { ApplicationDraft } from '../../state.ts'
import { isFirstVisit, prefillHolder } from './prefillHolder.ts'

/** Fills in what the profile of a signed-in customer knows. Rejects where it cannot be had: nothing depends on it. */
export async function fillFromProfile(services: PageServices, draft: ApplicationDraft): Promise<void> {
  await draft.ready()
  if (!isFirstVisit(draft.read().answers)) return
  const user = await fetchPersonal(services, { key: queryKeys.profile, load: loadUser })
  if (user) draft.update((answers) => prefillHolder(answers, user))
}
