import type { Upload } from '@tus/server'
import { FILE_TYPES, type FileType } from '../files/fileTypes.ts'
import { Problem } from '../problem/Problem.ts'
import { documentOf } from '../subjects/claims/documentOf.ts'
import type { FilePlace } from '../subjects/files/FileHome.ts'
import { UPLOAD_KINDS, type UploadKind } from '../subjects/files/tables.ts'

/** The place that the metadata of an upload names. */
export interface UploadPlace extends Omit<FilePlace, 'onlyNew'> {
  kind: UploadKind
  /** The record in the sender's words: its id, or the policy holder whose identity is checked. */
  target: string
  mediaType: FileType
}

type Metadata = NonNullable<Upload['metadata']>

export const malformedMetadata = (): Problem =>
  new Problem(400, [{ field: 'upload-metadata', code: 'malformed' }])

/**
 * Reads the record and the number of a file from the metadata of its upload.
 * @throws Problem 400 for another name, a file's name above all, for no record or several, and for a document elsewhere
 * than at a claim
 */
export function placeOf(metadata: Metadata = {}): UploadPlace {
  const { n, document, type, ...records } = metadata
  const number = Number(n)
  const mediaType = FILE_TYPES.find((known): known is FileType => known === type)
  const [named, ...others] = Object.entries(records)
  const kind = UPLOAD_KINDS.find((known) => known === named?.[0])
  const target = named?.[1]
  const isNumber = Number.isInteger(number) && number >= 1
  if (!kind || !target || others.length > 0 || !mediaType || !isNumber) throw malformedMetadata()
  if (kind !== 'claim' && document !== undefined) throw malformedMetadata()
  return { kind, target, number, document: documentOf(document), mediaType }
}

/** Returns the metadata with which an upload began, as the protocol requires. */
export const metadataOf = ({ kind, target, number, document, mediaType }: UploadPlace): Metadata => ({
  [kind]: target,
  n: String(number),
  ...(kind === 'claim' && { document }),
  type: mediaType,
})
