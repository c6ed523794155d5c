const JFIF = 0xe0
const ICC = 0xe2
const ADOBE = 0xee
const START_OF_SCAN = 0xda
/** Marker and length. */
const HEAD_BYTES = 4
const JFIF_BYTES = 18
const ADOBE_BYTES = 16
const ADOBE_VERSION = 100
const PROFILE_AT = 18
/** Fixed lengths of segments, the marker included. */
const FIXED_BYTES: Readonly<Record<number, number>> = { 220: 6, 221: 6 }

/** Checks for a start of frame, which holds the picture's size; three markers of that range are others. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Returns the segment to store: 'broken' if its length and its tables disagree, null if it draws nothing. */
export function cleanSegment(marker: number, segment: Buffer): Buffer | 'broken' | null {
  switch (marker) {
    case JFIF:
      return startsWith(segment, 'JFIF\0') ? withoutThumbnail(segment) : null
    case ICC:
      return isWholeProfile(segment) ? segment : null
    case ADOBE:
      return startsWith(segment, 'Adobe') ? withColoursOnly(segment) : null
  }
  const tableBytes = TABLES[marker] ?? lengthOfParts(marker)
  if (!tableBytes) return null
  return tableBytes(segment) === segment.length ? segment : 'broken'
}

type LengthOf = (segment: Buffer) => number

/** Length functions of table segments, by marker; the result differs from the length if a table is invalid. */
const TABLES: Readonly<Record<number, LengthOf>> = {
  219: (segment) => lengthOfTables(segment, (kind) => 1 + 64 * (kind + 1)),
  196: (segment) =>
    lengthOfTables(
      segment,
      (_, at) => 17 + segment.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0),
    ),
  204: (segment) => lengthOfTables(segment, () => 2),
}

/** Adds up the lengths of tables. Each begins with its kind, one of two, and its number, one of four. */
function lengthOfTables(segment: Buffer, lengthAt: (kind: number, at: number) => number): number {
  let at = HEAD_BYTES
  while (at < segment.length) {
    const [kind, number] = [(segment[at] ?? 0) >> 4, (segment[at] ?? 0) & 15]
    if (kind > 1 || number > 3) return 0
    at += lengthAt(kind, at)
  }
  return at
}

/** Computes lengths: of frames and scans by their parts, of others by type; null if readers don't need them. */
function lengthOfParts(marker: number): LengthOf | null {
  if (isFrame(marker)) return (segment) => 10 + 3 * (segment[9] ?? 0)
  if (marker === START_OF_SCAN) return (segment) => 8 + 2 * (segment[HEAD_BYTES] ?? 0)
  const fixed = FIXED_BYTES[marker]
  return fixed === undefined ? null : () => fixed
}

/** Keeps the colour transform of an Adobe segment, and overwrites the version and the flags. */
function withColoursOnly(segment: Buffer): Buffer | null {
  const cleaned = cut(segment, ADOBE_BYTES)
  if (cleaned === null || (cleaned[ADOBE_BYTES - 1] ?? 0) > 2) return null
  cleaned.writeUInt16BE(ADOBE_VERSION, ADOBE_BYTES - 7)
  cleaned.fill(0, ADOBE_BYTES - 5, ADOBE_BYTES - 1)
  return cleaned
}

function withoutThumbnail(segment: Buffer): Buffer | null {
  const cleaned = cut(segment, JFIF_BYTES)
  cleaned?.fill(0, JFIF_BYTES - 2)
  return cleaned
}

/** Returns the first bytes of a segment as a complete segment. */
function cut(segment: Buffer, bytes: number): Buffer | null {
  if (segment.length < bytes) return null
  const cleaned = Buffer.from(segment.subarray(0, bytes))
  cleaned.writeUInt16BE(bytes - 2, 2)
  return cleaned
}

/** Checks that a colour profile is whole: cameras write one segment, and its length matches the profile's. */
function isWholeProfile(segment: Buffer): boolean {
  if (!startsWith(segment, 'ICC_PROFILE\0\u0001\u0001') || segment.length < PROFILE_AT + 40) return false
  const profile = segment.subarray(PROFILE_AT)
  return profile.readUInt32BE(0) === profile.length && profile.toString('latin1', 36, 40) === 'acsp'
}

const startsWith = (segment: Buffer, text: string) =>
  segment.subarray(HEAD_BYTES, HEAD_BYTES + text.length).toString('latin1') === text
