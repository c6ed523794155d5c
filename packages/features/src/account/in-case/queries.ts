import { type InCaseAnswer, loadInCasePage } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const CURRENT_FOR_MS = 60_000

/** The page for when something happens to the customer, and the link of their trusted person. */
export const inCase = defineQuery<InCaseAnswer>({
  key: queryKeys.inCase,
  staleTime: CURRENT_FOR_MS,
  isPersonal: true,
  read: async (services, signal) => loadInCasePage(await services.client(), { signal }),
})
