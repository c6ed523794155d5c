import { loadOccupations, type Occupation } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryClient } from '#common/queries/queryClient.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

const key = queryKeys.occupations
const staleTime = Number.POSITIVE_INFINITY

/** The occupations, loaded once for a page; the client falls back from the CDN to the backend. */
export const occupations = defineQuery<readonly Occupation[]>({
  key,
  staleTime,
  async read({ client }, signal) {
    return { ok: true, value: await loadOccupations(await client(), { signal }) }
  },
})

/** The same list, on request. */
export const fetchOccupations = (services: PageServices): Promise<readonly Occupation[]> =>
  queryClient(services).fetchQuery({
    queryKey: [key],
    staleTime,
    queryFn: async ({ signal }) => loadOccupations(await services.client(), { signal }),
  })
