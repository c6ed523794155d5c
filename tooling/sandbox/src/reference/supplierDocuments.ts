import type { RatingTables } from '../rating/RatingTables.ts'
import { documentCopy } from './copy.ts'
import { documentPage } from './documentPage.ts'
import { readData } from './readData.ts'

interface Edition {
  type: keyof typeof documentCopy.types
  version: string
  date: string
}

export interface SupplierDocument extends Edition {
  name: string
  size: number
  url: string
}

export interface SupplierDocuments {
  /** One entry per insurer, in the order of the table. */
  list: { supplierCode: string; supplierName: string; documents: SupplierDocument[] }[]
  /** The page of each document by its path. */
  pages: Map<string, string>
}

/** Sample documents of every insurer; their addresses are paths of this host. */
export function loadSupplierDocuments(tables: RatingTables): SupplierDocuments {
  const editions = readData<Record<string, Edition[]>>('supplier_documents.json')
  const pages = new Map<string, string>()
  const list = Object.entries(tables.insurers).map(([supplierCode, { displayName: supplierName }]) => {
    const documents = (editions[supplierCode] ?? []).map((edition) => {
      const name = `${supplierName} ${documentCopy.types[edition.type]}`
      const url = `/documents/${supplierCode}-${edition.type}.html`
      const page = documentPage(name, edition.version, edition.date)
      pages.set(url, page)
      return { ...edition, name, size: Buffer.byteLength(page), url }
    })
    return { supplierCode, supplierName, documents }
  })
  return { list, pages }
}
