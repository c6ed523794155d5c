import { crc32 } from 'node:zlib'
import { checkDimensions } from './dimensions.ts'
import { FileRefused } from './FileRefused.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEADER_BYTES = 13
/** What draws the picture: its data, its palette, its colours and its resolution. */
const DRAWING = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'sBIT',
  'bKGD',
  'pHYs',
])

const broken = () => new FileRefused('broken')

/**
 * A PNG without anything but the picture: texts, times, EXIF, animation and what follows the end are dropped.
 *
 * @throws FileRefused `broken`, `dimensions`
 */
export function cleanPng(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) throw broken()
  const parts: Buffer[] = [SIGNATURE]
  let at = SIGNATURE.length
  let hasData = false
  for (;;) {
    const { type, data, chunk } = chunkAt(bytes, at)
    const isFirst = at === SIGNATURE.length
    at += chunk.length
    if (isFirst !== (type === 'IHDR')) throw broken()
    if (isFirst) checkHeader(data)
    if (type === 'IDAT') hasData = true
    if (DRAWING.has(type)) parts.push(chunk)
    else if (isCritical(type)) throw broken()
    if (type === 'IEND') break
  }
  if (!hasData) throw broken()
  return Buffer.concat(parts)
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

function checkHeader(data: Buffer): void {
  if (data.length !== HEADER_BYTES) throw broken()
  checkDimensions(data.readUInt32BE(0), data.readUInt32BE(4))
}

/** A reader must know the chunks whose names begin with a capital. */
const isCritical = (type: string) => /^[A-Z]/.test(type)
