const KB = 1024
/** The most bytes of a stored file. */
const MOST_BYTES = 15 * KB * KB
/** A rewritten file may be larger: packed objects of a PDF are unpacked, photos re-encoded at a higher quality. */
const [TIMES, MORE] = [3, 256 * KB]

/** Returns the most bytes that are stored of a file with so many. */
export const mostStoredBytes = (sent: number): number => Math.min(MOST_BYTES, TIMES * sent + MORE)
