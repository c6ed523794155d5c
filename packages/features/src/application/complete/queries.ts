import { getApplication, type SubmittedApplication } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { callBySecret } from '#submission/signature'
import { applicationDraft } from '../state.ts'

const CURRENT_FOR_MS = 60_000

/** The application that this page's draft was submitted as, read back with what the device has of it. */
export const submittedApplication = defineQuery<SubmittedApplication>({
  key: queryKeys.submittedApplication,
  staleTime: CURRENT_FOR_MS,
  async read(services, signal) {
    const { submitted } = applicationDraft(services).read().answers
    if (submitted?.id === undefined) throw new RangeError('Nothing is read back without an id.')
    const { id, secret } = submitted
    return callBySecret(services, { id, secret }, (client, key) => getApplication(client, key, { signal }))
  },
})
