const HEAD = '%PDF-'
/** Readers look for the head of a PDF so far, since some programs write a line or a mark before it. */
const MOST_BEFORE = 1024

/** Returns where a PDF begins in a file; null if it is none. */
export function pdfStart(bytes: Buffer): number | null {
  const at = bytes.subarray(0, MOST_BEFORE + HEAD.length).indexOf(HEAD, 0, 'latin1')
  return at < 0 ? null : at
}
