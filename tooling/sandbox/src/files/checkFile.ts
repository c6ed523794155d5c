import { checkPdf } from './checkPdf.ts'
import { cleanJpeg } from './cleanJpeg.ts'
import { cleanPng } from './cleanPng.ts'
import { FileRefused } from './FileRefused.ts'

/** Accepted types of photos and documents. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** A file that passed the checks; a picture without any other data. */
export interface CheckedFile {
  type: FileType
  bytes: Buffer
}

const FIRST_BYTES: Readonly<Record<FileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}

/** Returns the type of a file by its first bytes, regardless of its name; null for any other type. */
export const typeOfFile = (bytes: Buffer): FileType | null =>
  FILE_TYPES.find((type) => FIRST_BYTES[type].every((byte, index) => bytes[index] === byte)) ?? null

/**
 * Checks an uploaded file: its bytes must match the declared type, and it may contain only the picture or the
 * document.
 * @throws FileRefused
 */
export function checkFile(bytes: Buffer, declared: string): CheckedFile {
  if (bytes.length === 0) throw new FileRefused('empty')
  const type = typeOfFile(bytes)
  if (type === null || type !== declared) throw new FileRefused('type')
  switch (type) {
    case 'image/jpeg':
      return { type, bytes: cleanJpeg(bytes) }
    case 'image/png':
      return { type, bytes: cleanPng(bytes) }
    case 'application/pdf':
      checkPdf(bytes)
      return { type, bytes }
  }
}
