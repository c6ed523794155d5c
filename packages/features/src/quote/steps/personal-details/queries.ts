import { loadOccupations, type Occupation } from '@coverkit/api-client'
import { defineQuery } from '#queries/define-query'
import { queryKeys } from '#queries/query-keys'

/** The occupations, loaded once for a page; the client falls back from the CDN to the backend. */
export const occupations = defineQuery<readonly Occupation[]>({
  key: queryKeys.occupations,
  staleTime: Number.POSITIVE_INFINITY,
  async read({ client }, signal) {
    return { ok: true, value: await loadOccupations(await client(), { signal }) }
  },
})
