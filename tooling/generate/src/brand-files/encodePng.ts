import { zlibSync } from 'fflate'

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Eight bits each of red, green and blue. */
const TRUE_COLOUR = [8, 2, 0, 0, 0]
/** Number and checksum around the content of a chunk, and the name of its kind. */
const CHUNK_FRAME = 12
const CRC_POLYNOMIAL = 0xedb88320

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ CRC_POLYNOMIAL : crc >>> 1
  return crc
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const framed = new Uint8Array(data.length + CHUNK_FRAME)
  const view = new DataView(framed.buffer)
  view.setUint32(0, data.length)
  framed.set(new TextEncoder().encode(type), 4)
  framed.set(data, 8)
  view.setUint32(data.length + 8, crc32(framed.subarray(4, data.length + 8)))
  return framed
}

function header(width: number, height: number): Uint8Array {
  const bytes = new Uint8Array(13)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  bytes.set(TRUE_COLOUR, 8)
  return bytes
}

export type Pixel = readonly [red: number, green: number, blue: number]

/** A PNG file of the colours, 0 to 255, that `pixelAt` gives for each column and row. */
export function encodePng(
  width: number,
  height: number,
  pixelAt: (column: number, row: number) => Pixel,
): Uint8Array {
  // Each row begins with its filter: 0 for none.
  const stride = 1 + 3 * width
  const rows = new Uint8Array(stride * height)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      rows.set(pixelAt(column, row), row * stride + 1 + 3 * column)
  const parts = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header(width, height)),
    chunk('IDAT', zlibSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]
  const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  parts.reduce((at, part) => {
    file.set(part, at)
    return at + part.length
  }, 0)
  return file
}
