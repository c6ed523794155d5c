const EXIF = 'Exif\0\0'
const TIFF_AT = 10
const ORIENTATION_TAG = 0x0112
const ENTRY_BYTES = 12
const MOST_ENTRIES = 200

/** Reads the rotation of a picture, 1 to 8, from a segment's EXIF; null if it has none. */
export function orientationOf(segment: Buffer): number | null {
  if (segment.subarray(4, TIFF_AT).toString('latin1') !== EXIF) return null
  const tiff = segment.subarray(TIFF_AT)
  const order = tiff.subarray(0, 2).toString('latin1')
  if (tiff.length < 8 || (order !== 'II' && order !== 'MM')) return null
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return null
  const count = Math.min(short(directory), MOST_ENTRIES)
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + index * ENTRY_BYTES
    if (entry + ENTRY_BYTES > tiff.length) return null
    if (short(entry) === ORIENTATION_TAG) return oneToEight(short(entry + 8))
  }
  return null
}

const oneToEight = (value: number) => (value >= 1 && value <= 8 ? value : null)

/** Makes EXIF with only the rotation of the picture. */
export function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('MM', 'latin1')
  tiff.writeUInt16BE(42, 2)
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION_TAG, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  const head = Buffer.alloc(4)
  head.writeUInt16BE(0xffe1, 0)
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2)
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), tiff])
}
