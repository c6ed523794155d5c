import { loadOccupations, type Occupation } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'

/** The occupations, loaded once for a page; the client falls back from the CDN to the backend. */
export const occupations = defineQuery<readonly Occupation[]>({
  key: queryKeys.occupations,
  staleTime: Number.POSITIVE_INFINITY,
  async read({ client }, signal) {
    return { ok: true, value: await loadOccupations(await client(), { signal }) }
  },
})
