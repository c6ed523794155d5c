import { loadSupplierDocuments, type SupplierDocuments } from '@coverkit/api-client'
import { defineQuery } from '#queries/define-query'
import { queryKeys } from '#queries/query-keys'

/** The documents of every insurer. */
export const supplierDocuments = defineQuery<readonly SupplierDocuments[]>({
  key: queryKeys.supplierDocuments,
  staleTime: Number.POSITIVE_INFINITY,
  async read({ client }, signal) {
    const { suppliers, failed } = await loadSupplierDocuments(await client(), { signal })
    if (failed) throw new Error('The documents could not be loaded.')
    return { ok: true, value: suppliers }
  },
})
