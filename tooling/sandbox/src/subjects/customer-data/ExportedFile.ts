import type { NamedFile } from '../../database/exportedColumns.ts'

/** A stored file in a record of an export, which is opened only while the export is sent. */
export class ExportedFile {
  readonly key: string | null
  readonly purpose: string
  /** The length of its text in the export, in characters. */
  readonly length: number

  constructor({ file, purpose, size }: NamedFile) {
    this.key = file
    this.purpose = purpose
    this.length = Math.ceil(size / 3) * 4
  }
}
