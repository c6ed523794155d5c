import { inflateSync } from 'node:zlib'

const [WOFF, HEAD_BYTES, ROW_BYTES] = ['wOFF', 44, 20]
const [SFNT_HEAD_BYTES, SFNT_ROW_BYTES, ALIGNMENT] = [12, 16, 4]

/** Unpacks a font in the format of the web (WOFF 1.0) to the one that programs read; others stay as they are. */
export function unpackWoff(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes.toString('latin1', 0, WOFF.length) !== WOFF) return bytes
  const count = bytes.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEAD_BYTES + count * SFNT_ROW_BYTES)
  bytes.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let length = head.length
  for (let index = 0; index < count; index++) {
    const from = HEAD_BYTES + index * ROW_BYTES
    const to = SFNT_HEAD_BYTES + index * SFNT_ROW_BYTES
    const table = tableAt(bytes, from)
    bytes.copy(head, to, from, from + 4)
    bytes.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(length, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    const padding = Buffer.alloc((ALIGNMENT - (table.length % ALIGNMENT)) % ALIGNMENT)
    parts.push(table, padding)
    length += table.length + padding.length
  }
  return Buffer.concat(parts)
}

/** A table that would not become smaller is stored as it is. */
function tableAt(bytes: Buffer<ArrayBuffer>, row: number): Buffer<ArrayBuffer> {
  const [start, packed, whole] = [4, 8, 12].map((at) => bytes.readUInt32BE(row + at)) as [
    number,
    number,
    number,
  ]
  const data = bytes.subarray(start, start + packed)
  return packed < whole ? inflateSync(data) : data
}
