import { checkDimensions } from './dimensions.ts'
import { FileRefused } from './FileRefused.ts'
import { orientationOf, orientationSegment } from './orientation.ts'

const MARKER = 0xff
const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9
const JFIF = 0xe0
const APP1 = 0xe1
const ICC = 0xe2
const ADOBE = 0xee
const SIZE_OFFSET = 5

const broken = () => new FileRefused('broken')

/** A segment without scan data: its marker, and its bytes from the marker on. */
interface Segment {
  marker: number
  bytes: Buffer
}

/**
 * A JPEG without anything but the picture: EXIF, XMP, comments, thumbnails, further pictures and what follows the end are
 * dropped. Colour profiles stay, and how the camera was turned, in a segment of its own. The picture itself is copied, not
 * drawn again.
 *
 * @throws FileRefused `broken`, `dimensions`
 */
export function cleanJpeg(bytes: Buffer): Buffer {
  if (bytes[0] !== MARKER || bytes[1] !== 0xd8) throw broken()
  const parts: Buffer[] = []
  let orientation: number | null = null
  let at = 2
  let hasSize = false
  for (;;) {
    const { marker, bytes: segment } = segmentAt(bytes, at)
    at += segment.length
    if (marker === END_OF_IMAGE) {
      if (!hasSize) throw broken()
      return Buffer.concat([Buffer.from([MARKER, 0xd8]), ...turned(orientation), ...parts, segment])
    }
    if (isFrame(marker)) {
      if (segment.length < SIZE_OFFSET + 4) throw broken()
      checkDimensions(segment.readUInt16BE(SIZE_OFFSET + 2), segment.readUInt16BE(SIZE_OFFSET))
      hasSize = true
    }
    if (marker === APP1) orientation ??= orientationOf(segment)
    if (isPicture(marker, segment)) parts.push(segment)
    if (marker === START_OF_SCAN) {
      if (!hasSize) throw broken()
      const end = endOfScan(bytes, at)
      parts.push(bytes.subarray(at, end))
      at = end
    }
  }
}

const turned = (orientation: number | null) =>
  orientation === null || orientation === 1 ? [] : [orientationSegment(orientation)]

function segmentAt(bytes: Buffer, start: number): Segment {
  let at = start
  if (bytes[at] !== MARKER) throw broken()
  // Any number of fill bytes may stand before a marker.
  while (bytes[at + 1] === MARKER) at++
  const marker = bytes[at + 1]
  if (marker === undefined || marker === 0) throw broken()
  if (isBare(marker)) return { marker, bytes: bytes.subarray(start, at + 2) }
  if (at + 4 > bytes.length) throw broken()
  const end = at + 2 + bytes.readUInt16BE(at + 2)
  if (end < at + 4 || end > bytes.length) throw broken()
  return { marker, bytes: bytes.subarray(at, end) }
}

/** Markers without a length: restarts, the end, and one for temporary use. */
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= END_OF_IMAGE)

/** Starts of frame, which hold the size of the picture; three markers of that row are others. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function isPicture(marker: number, segment: Buffer): boolean {
  if (marker === JFIF) return startsWith(segment, 'JFIF\0')
  if (marker === ICC) return startsWith(segment, 'ICC_PROFILE\0')
  if (marker === ADOBE) return startsWith(segment, 'Adobe')
  const isApplication = marker >= JFIF && marker <= 0xef
  return !isApplication && marker !== 0xfe && !isBare(marker)
}

const startsWith = (segment: Buffer, text: string) =>
  segment.subarray(4, 4 + text.length).toString('latin1') === text

/** In scan data a marker's first byte is followed by 0, and restarts belong to it. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at >= 0; at = bytes.indexOf(MARKER, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) break
    const isData = next === 0 || next === MARKER || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  throw broken()
}
