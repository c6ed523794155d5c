import { crc32 } from 'node:zlib'
import { checkDimensions } from './dimensions.ts'
import { FileRefused } from './FileRefused.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** The largest file has 1,280 chunks of data of 8 KB, which is what the most common library writes. */
const MOST_CHUNKS = 2_000
const MOST_PROFILE_BYTES = 64 * 1024

/** Chunks that draw the picture: data, palette, colours and resolution, with a check of each one's length. */
const DRAWING: ReadonlyMap<string, (bytes: number) => boolean> = new Map([
  ['IHDR', (bytes: number) => bytes === 13],
  ['PLTE', (bytes: number) => bytes % 3 === 0 && bytes <= 768],
  ['IDAT', () => true],
  ['IEND', (bytes: number) => bytes === 0],
  ['tRNS', (bytes: number) => bytes <= 256],
  ['gAMA', (bytes: number) => bytes === 4],
  ['cHRM', (bytes: number) => bytes === 32],
  ['sRGB', (bytes: number) => bytes === 1],
  ['iCCP', (bytes: number) => bytes <= MOST_PROFILE_BYTES],
  ['sBIT', (bytes: number) => bytes <= 4],
  ['bKGD', (bytes: number) => bytes <= 6],
  ['pHYs', (bytes: number) => bytes === 9],
])

const broken = () => new FileRefused('broken')

/**
 * Reduces a PNG to the picture: drops texts, times, EXIF, animation, repeated chunks and bytes after the end.
 * @throws FileRefused `broken`, `dimensions`
 */
export function cleanPng(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw broken()
  const parts: Buffer[] = [SIGNATURE]
  const seen = new Set<string>()
  let at = SIGNATURE.length
  for (let count = 0; count < MOST_CHUNKS; count++) {
    const { type, data, chunk } = chunkAt(bytes, at)
    at += chunk.length
    if ((count === 0) !== (type === 'IHDR')) throw broken()
    const fits = DRAWING.get(type)?.(data.length) ?? false
    if (!fits && isCritical(type)) throw broken()
    if (count === 0) checkDimensions(data.readUInt32BE(0), data.readUInt32BE(4))
    if (fits && (type === 'IDAT' || !seen.has(type))) parts.push(chunk)
    seen.add(type)
    if (type !== 'IEND') continue
    if (!seen.has('IDAT')) throw broken()
    return Buffer.concat(parts)
  }
  throw broken()
}

function chunkAt(bytes: Buffer, at: number) {
  if (at + 12 > bytes.length) throw broken()
  const end = at + 12 + bytes.readUInt32BE(at)
  if (end > bytes.length) throw broken()
  const chunk = bytes.subarray(at, end)
  const named = chunk.subarray(4, -4)
  if (crc32(named) !== chunk.readUInt32BE(chunk.length - 4)) throw broken()
  return { type: named.subarray(0, 4).toString('latin1'), data: named.subarray(4), chunk }
}

/** Checks whether a chunk is critical: its name begins with a capital, and a reader must know it. */
const isCritical = (type: string) => /^[A-Z]/.test(type)
