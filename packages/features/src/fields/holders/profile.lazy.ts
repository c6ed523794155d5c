import {
  type ApiClient,
  type ApiError,
  type CallOptions,
  loadUser,
  type Result,
  type User,
} from '@coverkit/api-client'
import type { FlowAnswers } from '@coverkit/flow-draft'
import type { PageServices } from '#common/page-services/index.ts'
import { fetchPersonal } from '#common/queries/fetchPersonal.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { controlInUse } from '#common/step-form/fieldInUse.ts'
import { isFirstVisit, prefillHolder } from '../holder-group/prefillHolder.ts'
import type { HolderAnswers, HolderDraft } from './HolderAnswers.ts'

/** Reads the details of the signed-in customer. */
export type LoadProfile = (client: ApiClient, options: CallOptions) => Promise<Result<User, ApiError>>

/** Fills in what the profile of a signed-in customer knows. Rejects where it cannot be had: nothing depends on it. */
export async function fillFromProfile<Answers extends FlowAnswers>(
  services: PageServices,
  draft: HolderDraft<Answers>,
  of: HolderAnswers<Answers>,
  load: LoadProfile = loadUser,
): Promise<void> {
  await Promise.all([draft.ready(), draft.followed()])
  if (!isFirstVisit(of, draft.read().answers)) return
  const user = await fetchPersonal(services, { key: queryKeys.profile, load })
  if (user) draft.update((answers) => prefillHolder(of, answers, user, controlInUse()))
}
