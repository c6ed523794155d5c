const LOCK = /\/Encrypt(?![\w-])/

/** Long enough to have a whole word where two parts meet. */
const OVERLAP = 16
const PART_BYTES = 1024 * 1024

/**
 * Whether a PDF asks for a password: to be opened, or only to be changed or printed. Whatever it is, its trailer says so,
 * which is never packed. Read in parts, so that the page answers in between.
 */
export async function isLockedPdf(file: Blob): Promise<boolean> {
  for (let from = 0; from < file.size; from += PART_BYTES) {
    const bytes = await file.slice(Math.max(0, from - OVERLAP), from + PART_BYTES).arrayBuffer()
    if (LOCK.test(new TextDecoder('latin1').decode(bytes))) return true
  }
  return false
}
