import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'

/** Makes a segment of a JPEG. */
export const jpegSegment = (code: number, ...data: (string | number[] | Buffer)[]): Buffer => {
  const body = Buffer.concat(
    data.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  )
  const length = Buffer.alloc(2)
  length.writeUInt16BE(body.length + 2)
  return Buffer.concat([Buffer.from([0xff, code]), length, body])
}

/** Makes EXIF with an orientation and a location, little-endian as cameras write it. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.alloc(38)
  tiff.write('II', 'latin1')
  tiff.writeUInt16LE(42, 2)
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(2, 8)
  for (const [at, tag, value] of [
    [10, 0x010f, 0x4141],
    [22, 0x0112, orientation],
  ] as const) {
    tiff.writeUInt16LE(tag, at)
    tiff.writeUInt16LE(3, at + 2)
    tiff.writeUInt32LE(1, at + 4)
    tiff.writeUInt16LE(value, at + 8)
  }
  return jpegSegment(0xe1, 'Exif\0\0', tiff, 'GPS -33.8977 151.1785 Canaryphone')
}

/** Makes a colour profile of so many bytes, which says nothing. */
export const jpegProfile = (bytes: number, text = ''): Buffer => {
  const profile = Buffer.alloc(bytes)
  profile.writeUInt32BE(bytes, 0)
  profile.write('acsp', 36, 'latin1')
  profile.write(text, 128, 'latin1')
  return jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001', profile)
}

/** A blue picture of 16 times 8 points as our backend draws it, which re-encoding does not change. */
const JPEG = readFileSync(new URL('./picture.jpg', import.meta.url))
const PNG = readFileSync(new URL('./picture.png', import.meta.url))

export interface JpegParts {
  before?: Buffer[]
  after?: Buffer
}

/** Makes a JPEG with segments before its picture and bytes after it. */
export const jpeg = ({ before = [], after }: JpegParts = {}): Buffer =>
  Buffer.concat([JPEG.subarray(0, 2), ...before, JPEG.subarray(2), ...(after ? [after] : [])])

/** Makes a JPEG of about so many bytes, of which only the picture is stored. */
export function bigJpeg(bytes: number): Buffer {
  const count = Math.ceil(bytes / 65_000)
  const padding = jpegSegment(0xfe, Buffer.alloc(Math.floor(bytes / count) - 4, 1))
  return jpeg({ before: Array<Buffer>(count).fill(padding) })
}

/** Makes a PNG of about so many bytes, which can't be packed and so is stored in as many. */
export function bigPng(bytes: number): Buffer {
  const width = Math.ceil(Math.sqrt(bytes))
  const points = createHash('shake256', { outputLength: width * width }).digest()
  const rows = Array.from({ length: width }, (_, row) =>
    Buffer.concat([Buffer.alloc(1), points.subarray(row * width, (row + 1) * width)]),
  )
  const data = deflateSync(Buffer.concat(rows), { level: 1 })
  return Buffer.concat([PNG_HEAD, pngHeader(width, width), pngChunk('IDAT', data), pngChunk('IEND')])
}

/** Segments with more data than the picture. */
export const jpegExtras: Readonly<Record<string, Buffer>> = {
  exif: exif(1),
  xmp: jpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x>Canaryphone</x>'),
  comment: jpegSegment(0xfe, 'Canaryphone'),
  iptc: jpegSegment(0xed, 'Photoshop 3.0\0Canaryphone'),
  pictures: jpegSegment(0xe2, 'MPF\0Canaryphone'),
}

export const pngChunk = (type: string, data: Buffer | string = ''): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.from(data)])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(named.length - 4)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

interface Points {
  depth?: number
  /** 0 for grey, 6 for colours with transparency. */
  kind?: number
  isInterlaced?: boolean
}

export const pngHeader = (
  width: number,
  height: number,
  { depth = 8, kind = 0, isInterlaced = false }: Points = {},
): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([depth, kind, 0, 0, isInterlaced ? 1 : 0], 8)
  return pngChunk('IHDR', data)
}

const PNG_HEAD = PNG.subarray(0, 8)

/** Makes a PNG with chunks between its header and its data. */
export const png = (between: Buffer[] = [], header: Buffer = PNG.subarray(8, 33)): Buffer =>
  Buffer.concat([PNG_HEAD, header, ...between, PNG.subarray(33)])

const PAGES = [
  '<< /Type /Pages /Kids [91 0 R] /Count 1 >>',
  '<< /Type /Page /Parent 90 0 R /MediaBox [0 0 99 99] >>',
]

/** Makes a PDF of these objects, the first of which is its catalog, and of a page, without a table of objects. */
export const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n', 'latin1'),
    ...[...objects.entries(), ...PAGES.map((page, index): [number, string] => [89 + index, page])].flatMap(
      ([index, object]) => [
        Buffer.from(`${index + 1} 0 obj\n`),
        Buffer.from(object as string),
        Buffer.from('\nendobj\n'),
      ],
    ),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ])

/** Makes a packed stream of a PDF. */
export const pdfStream = (dictionary: string, content: string, packed = deflateSync(content)): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])

export const CATALOG = catalog()

/** Makes a catalog with further entries. */
export function catalog(more = ''): string {
  return `<< /Type /Catalog /Pages 90 0 R ${more} >>`
}
