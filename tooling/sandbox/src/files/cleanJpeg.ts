import { checkDimensions } from './dimensions.ts'
import { FileRefused } from './FileRefused.ts'
import { cleanSegment, isFrame } from './jpegSegments.ts'
import { orientationOf, orientationSegment } from './orientation.ts'

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const APPLICATION = 0xe0
const APP1 = 0xe1
const SIZE_OFFSET = 5
/** Ten times as many as the scans, tables and metadata of a photo. */
const MOST_SEGMENTS = 2_000

const broken = () => new FileRefused('broken')

/** A segment without scan data: its marker, its bytes from the marker on, and the offset of the next one. */
interface Segment {
  marker: number
  bytes: Buffer
  end: number
}

/**
 * Reduces a JPEG to the picture: drops EXIF, XMP, comments, thumbnails, further pictures, segments that no reader
 * needs and bytes after the end, and checks the lengths of tables. Keeps a colour profile in one segment, and
 * writes the camera's rotation to a segment of its own. The picture's data is copied, not encoded again.
 * @throws FileRefused `broken`, `dimensions`
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) throw broken()
  const parts: Buffer[] = []
  const applications = new Set<number>()
  let orientation: number | null = null
  let hasSize = false
  for (const { marker, bytes: segment, scan } of segmentsOf(bytes)) {
    if (marker === END_OF_IMAGE) {
      if (!hasSize) throw broken()
      return Buffer.concat([Buffer.from([MARKER, 0xd8]), ...turned(orientation), ...parts, segment])
    }
    if (isFrame(marker)) {
      checkSize(segment, hasSize)
      hasSize = true
    }
    if (marker === APP1) orientation ??= orientationOf(segment)
    const cleaned = cleanSegment(marker, segment)
    if (cleaned === 'broken') throw broken()
    // Each kind of metadata is written once: a repeated segment draws nothing.
    const isRepeated = marker >= APPLICATION && applications.has(marker)
    if (cleaned && !isRepeated) {
      parts.push(cleaned)
      applications.add(marker)
    }
    if (scan && !hasSize) throw broken()
    if (scan) parts.push(scan)
  }
  throw broken()
}

/** Yields the segments after the start, each with its scan data if it has any. */
function* segmentsOf(bytes: Buffer): Generator<Segment & { scan: Buffer | null }> {
  let at = 2
  for (let count = 0; count < MOST_SEGMENTS; count++) {
    const segment = segmentAt(bytes, at)
    const isScan = segment.marker === START_OF_SCAN
    at = isScan ? endOfScan(bytes, segment.end) : segment.end
    yield { ...segment, scan: isScan ? bytes.subarray(segment.end, at) : null }
  }
}

function checkSize(segment: Buffer, hasSize: boolean): void {
  if (hasSize || segment.length < SIZE_OFFSET + 4) throw broken()
  checkDimensions(segment.readUInt16BE(SIZE_OFFSET + 2), segment.readUInt16BE(SIZE_OFFSET))
}

const turned = (orientation: number | null) =>
  orientation === null || orientation === 1 ? [] : [orientationSegment(orientation)]

function segmentAt(bytes: Buffer, start: number): Segment {
  let at = start
  if (bytes[at] !== MARKER) throw broken()
  // Any number of fill bytes may precede a marker.
  while (bytes[at + 1] === MARKER) at++
  const marker = bytes[at + 1]
  if (marker === undefined || marker === 0) throw broken()
  if (isBare(marker)) return { marker, bytes: bytes.subarray(at, at + 2), end: at + 2 }
  if (at + 4 > bytes.length) throw broken()
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  if (end < at + 4 || end > bytes.length) throw broken()
  return { marker, bytes: bytes.subarray(at, end), end }
}

/** Markers without a length: restarts, the end, and one for temporary use. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= END_OF_IMAGE)

/** Finds the end of scan data byte by byte: in it, 0 follows a marker's first byte, and restarts belong to it. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = start; at + 1 < bytes.length; at++) {
    if (bytes[at] !== MARKER) continue
    const next = bytes[at + 1] ?? 0
    const isData = next === 0 || next === MARKER || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  throw broken()
}
