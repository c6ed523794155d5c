import { loadSupplierDocuments } from '@coverkit/api-client'
import { defineQuery } from '#common/queries/defineQuery.ts'
import { queryKeys } from '#common/queries/queryKeys.ts'
import { type InsurerDocuments, insurerDocuments } from './keyDocuments.ts'

/** The documents of every insurer. */
export const supplierDocuments = defineQuery<readonly InsurerDocuments[]>({
  key: queryKeys.supplierDocuments,
  staleTime: Number.POSITIVE_INFINITY,
  async read({ client }, signal) {
    const { suppliers, failed } = await loadSupplierDocuments(await client(), { signal })
    if (failed) throw new Error('The documents could not be loaded.')
    return { ok: true, value: suppliers.map((supplier) => insurerDocuments(supplier)) }
  },
})
