import type { SupplierDocuments } from '@coverkit/api-client'
import { formatDate, formatNumber } from '@coverkit/core'
import { Link, Table } from '@coverkit/ui'
import { documentsCopy as copy } from './documentsCopy.ts'
import { openedKey } from './openedKey.ts'

type SupplierDocument = SupplierDocuments['documents'][number]

interface DocumentTableProps {
  readonly supplier: SupplierDocuments
  /** The host that paths of documents are of. */
  readonly baseUrl: string
  readonly opened: readonly string[]
  readonly onOpen: (document: SupplierDocument) => void
}

const columns = [
  { key: 'document', header: copy.table.document, rowHeader: true },
  { key: 'version', header: copy.table.version },
  { key: 'size', header: copy.table.size },
  { key: 'state', header: copy.table.state },
] as const

/** The insurer's documents: what each is, of which date, how large, and whether it was opened. */
export function DocumentTable({ supplier, baseUrl, opened, onOpen }: DocumentTableProps) {
  return (
    <Table
      caption={copy.table.caption(supplier.supplierName)}
      columns={columns}
      rows={supplier.documents.map((document) => ({
        id: openedKey(document),
        cells: {
          document: (
            <Link
              href={new URL(document.url, baseUrl).href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => onOpen(document)}
            >
              {document.name}
            </Link>
          ),
          version: copy.version(document.version, formatDate(document.date)),
          size: copy.size(formatNumber(Math.ceil(document.size / 1000))),
          state: opened.includes(openedKey(document)) ? copy.opened : copy.notOpened,
        },
      }))}
    />
  )
}
