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
/** Every segment of these has this length, its marker included. */
const FIXED_BYTES: Readonly<Record<number, number>> = { 220: 6, 221: 6 }

/** Starts of frame, which hold the size of the picture; three markers of that row are others. */
export const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** What a segment is stored as: 'broken' where it holds more or less than its tables say, null where it draws nothing. */
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

/** The length that a segment of tables has by their heads; another one where there is no such table. */
const TABLES: Readonly<Record<number, LengthOf>> = {
  219: (segment) => lengthOfTables(segment, (kind) => 1 + 64 * (kind + 1)),
  196: (segment) =>
    lengthOfTables(
      segment,
      (_, at) => 17 + segment.subarray(at + 1, at + 17).reduce((sum, count) => sum + count, 0),
    ),
  204: (segment) => lengthOfTables(segment, () => 2),
}

/** Each begins with its kind, of which there are two, and its number, of which there are four. */
function lengthOfTables(segment: Buffer, lengthAt: (kind: number, at: number) => number): number {
  let at = HEAD_BYTES
  while (at < segment.length) {
    const [kind, number] = [(segment[at] ?? 0) >> 4, (segment[at] ?? 0) & 15]
    if (kind > 1 || number > 3) return 0
    at += lengthAt(kind, at)
  }
  return at
}

/** Of frames and scans by the number of their parts, of the others by what they are; null for what a reader does not need. */
function lengthOfParts(marker: number): LengthOf | null {
  if (isFrame(marker)) return (segment) => 10 + 3 * (segment[9] ?? 0)
  if (marker === START_OF_SCAN) return (segment) => 8 + 2 * (segment[HEAD_BYTES] ?? 0)
  const fixed = FIXED_BYTES[marker]
  return fixed === undefined ? null : () => fixed
}

/** What the colours stand for; who wrote them draws nothing. */
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

/** The beginning of a segment as a segment of its own. */
function cut(segment: Buffer, bytes: number): Buffer | null {
  if (segment.length < bytes) return null
  const cleaned = Buffer.from(segment.subarray(0, bytes))
  cleaned.writeUInt16BE(bytes - 2, 2)
  return cleaned
}

/** A colour profile in one segment, as cameras write it: the only one of its kind, as long as it says. */
function isWholeProfile(segment: Buffer): boolean {
  if (!startsWith(segment, 'ICC_PROFILE\0\u0001\u0001') || segment.length < PROFILE_AT + 40) return false
  const profile = segment.subarray(PROFILE_AT)
  return profile.readUInt32BE(0) === profile.length && profile.toString('latin1', 36, 40) === 'acsp'
}

const startsWith = (segment: Buffer, text: string) =>
  segment.subarray(HEAD_BYTES, HEAD_BYTES + text.length).toString('latin1') === text
