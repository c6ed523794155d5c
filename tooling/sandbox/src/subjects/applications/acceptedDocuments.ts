import type { Schema } from '../../document/Schema.ts'
import type { SupplierDocuments } from '../../reference/supplierDocuments.ts'

/**
 * Lists the editions that were shown and accepted, each once, since several statements may be about one. An
 * edition that is no longer published has no address, since its address now serves another one.
 */
export function acceptedDocuments(
  documents: Pick<SupplierDocuments, 'published'>,
  { applicationDetails }: Schema<'SaveApplicationRequest'>,
): Schema<'AcceptedDocument'>[] {
  const published = documents.published(applicationDetails.compareProductDetails?.supplierCode ?? '')
  const editions = new Map(
    (applicationDetails.documentsRead ?? []).map((read) => [
      `${read.type} ${read.version} ${read.name}`,
      read,
    ]),
  )
  return [...editions.values()].map(({ type, name, version, date }) => {
    const current = published.find((one) => one.type === type && one.version === version && one.date === date)
    return { type, name, version, date, url: current?.url ?? null }
  })
}
