/** The accepted file types: photos, and documents as PDF. */
const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type FileType = (typeof FILE_TYPES)[number]

/** For the browser's own control, which lets other files through all the same. */
export const ACCEPT = [...FILE_TYPES, '.pdf', '.jpg', '.jpeg', '.png'].join(',')

/** The most bytes of one file: 10 MB. */
export const MOST_BYTES = 10 * 1024 * 1024

const FIRST_BYTES: Readonly<Record<FileType, readonly number[]>> = {
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
}
/** Some programs write a line or a mark before a PDF; readers look so far for its head, and so does the server. */
const MOST_BEFORE_PDF = 1024
const MOST_FIRST_BYTES = MOST_BEFORE_PDF + 5

/** The type of a file by its first bytes, whatever it is called; null for any other. */
export const typeOfBytes = (bytes: Uint8Array): FileType | null =>
  FILE_TYPES.find((type) => isAt(bytes, 0, type)) ?? (hasLatePdf(bytes) ? 'application/pdf' : null)

const isAt = (bytes: Uint8Array, at: number, type: FileType) =>
  FIRST_BYTES[type].every((byte, index) => bytes[at + index] === byte)

const hasLatePdf = (bytes: Uint8Array) =>
  bytes.subarray(0, MOST_BEFORE_PDF + 1).some((_, at) => isAt(bytes, at, 'application/pdf'))

/** Why a file is not sent. */
export type FileFault = 'empty' | 'type' | 'too-large' | 'unreadable'

export type FileCheck =
  /** `file` is of the type that its bytes have. */
  { readonly ok: true; readonly file: Blob } | { readonly ok: false; readonly fault: FileFault }

/** Checks a chosen file before it is sent, as the server checks it again. Only its first bytes are read. */
export async function checkChosenFile(file: Blob, mostBytes = MOST_BYTES): Promise<FileCheck> {
  if (file.size === 0) return { ok: false, fault: 'empty' }
  if (file.size > mostBytes) return { ok: false, fault: 'too-large' }
  try {
    const type = typeOfBytes(new Uint8Array(await file.slice(0, MOST_FIRST_BYTES).arrayBuffer()))
    return type === null ? { ok: false, fault: 'type' } : { ok: true, file: file.slice(0, file.size, type) }
  } catch {
    // It was moved, or is of a place that is not there any more.
    return { ok: false, fault: 'unreadable' }
  }
}
