import type { Schema } from '../../document/Schema.ts'
import type { SupplierDocuments } from '../../reference/supplierDocuments.ts'

/**
 * The editions that were on the page and accepted, each once: several statements may be about one. An edition that is no
 * longer published has no address, since the one at its address today is another.
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
