import { FileRefused } from './FileRefused.ts'
import type { CheckedFile, FileType } from './fileTypes.ts'
import { pdfStart } from './pdfStart.ts'
import { redrawPicture } from './redrawPicture.ts'
import { rewritePdf } from './rewritePdf.ts'

const FIRST_BYTES = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
] as const

/** Returns the type of a file by its first bytes, regardless of its name; null for any other type. */
function typeOfFile(bytes: Buffer): FileType | null {
  const picture = FIRST_BYTES.find(([, first]) => bytes.subarray(0, first.length).equals(first))
  if (picture) return picture[0]
  return pdfStart(bytes) === null ? null : 'application/pdf'
}

/**
 * Checks an uploaded file: its bytes must match the declared type. A parser of that type reads it, and what is
 * stored is written from what was read, so that nothing else of the file is left and all readers see the same.
 * @throws FileRefused
 */
export async function checkFile(bytes: Buffer, declared: string): Promise<CheckedFile> {
  if (bytes.length === 0) throw new FileRefused('empty')
  const type = typeOfFile(bytes)
  if (type === null || type !== declared) throw new FileRefused('type')
  const rewriting = type === 'application/pdf' ? rewritePdf(bytes) : redrawPicture(bytes, type)
  // A parser's errors are about the file, such as lists in lists that are deeper than a stack.
  return { type, bytes: await rewriting.catch(asRefused) }
}

function asRefused(error: unknown): never {
  throw error instanceof FileRefused ? error : new FileRefused('broken')
}
