import type { SupplierDocument, SupplierDocuments } from '@coverkit/api-client'
import { type DocumentVersion, insurerName, localDate } from '@coverkit/core'

/** A document of an insurer, with what is recorded once it was accepted. */
export interface KeyDocument extends DocumentVersion {
  readonly url: string
  /** Bytes; null where the backend doesn't say. */
  readonly size: number | null
  /** The backend says which edition it is; else `version` and `date` are for the record alone. */
  readonly isDated: boolean
}

/** The documents of one insurer. */
export interface InsurerDocuments {
  readonly supplierCode: string
  readonly supplierName: string
  readonly documents: readonly KeyDocument[]
}

/** Recorded as the version of a document whose insurer names none. */
const NOT_STATED = 'not stated'

const WORDS: readonly (readonly [RegExp, DocumentVersion['type']])[] = [
  [/target market|\bTMD\b/i, 'TMD'],
  [/supplementa|\bSPDS\b/i, 'SPDS'],
  [/financial services guide|\bFSG\b/i, 'FSG'],
  [/privacy/i, 'privacy'],
]

/** Reads a document's type from its name: without another word in it, it is the product disclosure statement. */
const typeOf = (name: string): DocumentVersion['type'] =>
  WORDS.find(([words]) => words.test(name))?.[1] ?? 'PDS'

function keyDocument(document: SupplierDocument, now: number): KeyDocument {
  const { name, url, type = typeOf(name), version, date, size = null } = document
  return {
    ...{ type, name, url, size },
    version: version ?? NOT_STATED,
    date: date ?? localDate(new Date(now).toISOString()),
    isDated: version !== undefined && date !== undefined,
  }
}

/** An insurer's documents as pages show and record them, whatever the backend says of each beside its name and address. */
export const insurerDocuments = (
  { supplierCode, supplierName, documents }: SupplierDocuments,
  now: number = Date.now(),
): InsurerDocuments => ({
  supplierCode,
  supplierName: supplierName ?? insurerName(supplierCode),
  documents: documents.map((document) => keyDocument(document, now)),
})
