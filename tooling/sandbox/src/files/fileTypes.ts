/** Accepted types of photos and documents. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** A file that passed the checks, rewritten: a picture without any other data, a PDF without programs. */
export interface CheckedFile {
  type: FileType
  bytes: Buffer
}
