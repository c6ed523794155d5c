import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Eight bits each of red, green and blue. */
const TRUE_COLOUR = [8, 2, 0, 0, 0]
/** Each row begins with how it was filtered: as it is. */
const UNFILTERED = 0

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

export type Pixel = readonly [red: number, green: number, blue: number]

/** A PNG file of the colours, 0 to 255, that `pixelAt` gives for each column and row. */
export function encodePng(
  width: number,
  height: number,
  pixelAt: (column: number, row: number) => Pixel,
): Buffer {
  const stride = 1 + 3 * width
  const rows = Buffer.alloc(stride * height, UNFILTERED)
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1)
      rows.set(pixelAt(column, row), row * stride + 1 + 3 * column)
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', Buffer.concat([size, Buffer.from(TRUE_COLOUR)])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
