import { setImmediate } from 'node:timers/promises'
import type { RatingTables } from '../rating/RatingTables.ts'
import { renderHtml } from '../rendering/renderHtml.ts'
import type { TextDocument } from '../rendering/TextDocument.ts'
import type { Edition, SampleInsurer } from './content/SampleInsurer.ts'
import { sampleDocument } from './content/sampleDocument.ts'
import { documentCopy } from './copy.ts'
import { readData } from './readData.ts'
import type { Vendor } from './vendors.ts'

export interface SupplierDocument extends Edition {
  name: string
  /** Bytes of the file at `url`. */
  size: number
  /** A path of this host. */
  url: string
}

interface Supplier {
  supplierCode: string
  supplierName: string
  documents: SupplierDocument[]
}

export interface SupplierDocuments {
  /** One entry per insurer, in the order of the table. The first call renders every document, since it states their sizes. */
  list: () => Promise<Supplier[]>
  /** The file at `/documents/MLC-PDS.pdf`, rendered once; nothing at any other path. */
  pdf: (path: string) => Promise<Buffer | undefined>
  /** The same document as a web page, at `/documents/MLC-PDS.html`. */
  page: (path: string) => string | undefined
}

interface Sample {
  supplierCode: string
  edition: Edition
  name: string
  document: TextDocument
}

/** Sample documents of every insurer; their addresses are paths of this host. */
export function loadSupplierDocuments(
  tables: RatingTables,
  vendors: ReadonlyMap<string, Vendor>,
): SupplierDocuments {
  const samples = new Map(samplesOf(tables, vendors).map((sample) => [pathOf(sample), sample]))
  const files = new Map<string, Promise<Buffer>>()

  const pdf: SupplierDocuments['pdf'] = async (path) => {
    const sample = path.endsWith('.pdf') ? samples.get(withoutExtension(path)) : undefined
    if (!sample) return undefined
    const file = files.get(path) ?? renderSample(sample)
    files.set(path, file)
    return file
  }

  return {
    pdf,
    page: (path) => {
      const sample = path.endsWith('.html') ? samples.get(withoutExtension(path)) : undefined
      return sample && renderHtml(sample.document)
    },
    list: async () => {
      const documents = new Map<string, SupplierDocument[]>(
        Object.keys(tables.insurers).map((supplierCode) => [supplierCode, []]),
      )
      for (const [path, { supplierCode, edition, name }] of samples) {
        const url = `${path}.pdf`
        const size = (await pdf(url))?.length ?? 0
        documents.get(supplierCode)?.push({ ...edition, name, size, url })
        // Other requests come between two documents.
        await setImmediate()
      }
      return Object.entries(tables.insurers).map(([supplierCode, { displayName: supplierName }]) => ({
        supplierCode,
        supplierName,
        documents: documents.get(supplierCode) ?? [],
      }))
    },
  }
}

function samplesOf(tables: RatingTables, vendors: ReadonlyMap<string, Vendor>): Sample[] {
  const editions = readData<Record<string, Edition[]>>('supplier_documents.json')
  return Object.entries(tables.insurers).flatMap(([supplierCode, terms]) => {
    const contact = vendors.get(supplierCode)
    if (!contact) throw new Error(`vendors.json has no ${supplierCode}`)
    const insurer: SampleInsurer = { name: terms.displayName, terms, limits: tables.limits, contact }
    const own = editions[supplierCode] ?? []
    const main = own.find(({ type }) => type === 'PDS')
    return own.map((edition) => {
      const name = `${terms.displayName} ${documentCopy.types[edition.type]}`
      return { supplierCode, edition, name, document: sampleDocument(name, insurer, edition, main) }
    })
  })
}

const pathOf = ({ supplierCode, edition }: Sample) => `/documents/${supplierCode}-${edition.type}`
const withoutExtension = (path: string) => path.slice(0, path.lastIndexOf('.'))

/** Fonts and PDFKit are loaded here, so that a start does not wait for them. */
async function renderSample({ document, edition }: Sample): Promise<Buffer> {
  const { renderPdf } = await import('../rendering/renderPdf.ts')
  return renderPdf(document, new Date(`${edition.date}T00:00:00Z`))
}
