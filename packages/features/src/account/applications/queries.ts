import { listApplications, type SubmittedApplication } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { listOf } from '#common/queries/isNotOffered.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 5 * 60_000

/** The customer's submitted applications, newest first. */
export const applications = defineQuery<readonly SubmittedApplication[]>({
  key: queryKeys.applications,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  async read(services, signal) {
    const answer = await listApplications(await services.client(), { signal })
    return listOf(answer, ({ applications }) => applications)
  },
})
