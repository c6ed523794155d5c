import { INSURER_CODES } from '@coverkit/core'
import { readInsurer } from '../insurers/readInsurer.ts'
import type { RatingTables } from '../rating/RatingTables.ts'
import { renderHtml } from '../rendering/renderHtml.ts'
import { OWN_CONTENT, renderPdfs } from '../rendering/renderPdfs.ts'
import type { TextDocument } from '../rendering/TextDocument.ts'
import type { Edition, SampleInsurer } from './content/SampleInsurer.ts'
import { sampleDocument } from './content/sampleDocument.ts'
import { documentCopy } from './copy.ts'
import type { Vendor } from './vendors.ts'

interface SupplierDocument extends Edition {
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
  /** One entry per insurer, in the order of the table. */
  list: () => Promise<Supplier[]>
  /** Lists the documents that an insurer publishes today, without rendering them. */
  published: (supplierCode: string) => (Edition & { name: string; url: string })[]
  /** The file at `/documents/MLC-PDS.pdf`; undefined elsewhere. The first call of `list` or `pdf` renders all. */
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

/** Loads sample documents of every insurer; their addresses are paths of this host. */
export function loadSupplierDocuments(
  tables: RatingTables,
  vendors: ReadonlyMap<string, Vendor>,
): SupplierDocuments {
  const samples = new Map(samplesOf(tables, vendors).map((sample) => [pathOf(sample), sample]))
  let rendering: Promise<ReadonlyMap<string, Buffer>> | undefined

  /** A failed rendering is not cached, so that the next request tries again. */
  const files = () => {
    rendering ??= renderSamples(samples).catch((error) => {
      rendering = undefined
      throw error
    })
    return rendering
  }

  return {
    published: (supplierCode) =>
      [...samples]
        .filter(([, sample]) => sample.supplierCode === supplierCode)
        .map(([path, { edition, name }]) => ({ ...edition, name, url: `${path}.pdf` })),
    pdf: async (path) => {
      const isSample = path.endsWith('.pdf') && samples.has(withoutExtension(path))
      return isSample ? (await files()).get(path) : undefined
    },
    page: (path) => {
      const sample = path.endsWith('.html') ? samples.get(withoutExtension(path)) : undefined
      return sample && renderHtml(sample.document)
    },
    list: async () => {
      const rendered = await files()
      const documents = [...samples].map(([path, { supplierCode, edition, name }]) => {
        const url = `${path}.pdf`
        return { supplierCode, document: { ...edition, name, size: rendered.get(url)?.length ?? 0, url } }
      })
      return Object.entries(tables.insurers).map(([supplierCode, { displayName: supplierName }]) => ({
        supplierCode,
        supplierName,
        documents: documents
          .filter((one) => one.supplierCode === supplierCode)
          .map(({ document }) => document),
      }))
    },
  }
}

/** Returns the sample documents of every insurer, not rendered yet. */
export const samplesOf = (tables: RatingTables, vendors: ReadonlyMap<string, Vendor>): Sample[] =>
  INSURER_CODES.flatMap((supplierCode) => {
    const contact = vendors.get(supplierCode)
    const terms = tables.insurers[supplierCode]
    if (!contact || !terms) return []
    const { documents: own } = readInsurer(supplierCode)
    const insurer: SampleInsurer = { name: contact.name, terms, limits: tables.limits, contact }
    const main = own.find(({ type }) => type === 'PDS')
    return own.map((edition) => {
      const name = `${contact.name} ${documentCopy.types[edition.type]}`
      return { supplierCode, edition, name, document: sampleDocument(name, insurer, edition, main) }
    })
  })

const pathOf = ({ supplierCode, edition }: Sample) => `/documents/${supplierCode}-${edition.type}`
const withoutExtension = (path: string) => path.slice(0, path.lastIndexOf('.'))

async function renderSamples(samples: ReadonlyMap<string, Sample>): Promise<ReadonlyMap<string, Buffer>> {
  const jobs = [...samples.values()].map(({ document, edition }) => ({
    document,
    createdAt: new Date(`${edition.date}T00:00:00Z`),
  }))
  const files = await renderPdfs(jobs, OWN_CONTENT)
  return new Map(
    [...samples.keys()].flatMap((path, index) => {
      const file = files[index]
      return file ? [[`${path}.pdf`, file] as const] : []
    }),
  )
}
