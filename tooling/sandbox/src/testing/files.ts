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

const JFIF = jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])
export const jpegFrame = (width: number, height: number): Buffer =>
  jpegSegment(0xc0, [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0])
/** Makes a colour profile of so many bytes. */
export const jpegProfile = (bytes: number, text = ''): Buffer => {
  const profile = Buffer.alloc(bytes)
  profile.writeUInt32BE(bytes, 0)
  profile.write('acsp', 36, 'latin1')
  profile.write(text, 128, 'latin1')
  return jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001', profile)
}
/** A table of one code. */
export const HUFFMAN = jpegSegment(0xc4, [0, 1, ...Array<number>(15).fill(0), 7])
const TABLE = jpegSegment(0xdb, [0], Buffer.alloc(64, 1))
/** Scan data with an escaped 0xFF and a restart in it. */
export const SCAN = Buffer.concat([
  jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
  Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
])

export interface JpegParts {
  before?: Buffer[]
  frame?: Buffer
  scan?: Buffer
  after?: Buffer
}

/** Makes a JPEG with a valid structure; its picture is never decoded. */
export const jpeg = ({ before = [], frame = jpegFrame(4, 2), scan = SCAN, after }: JpegParts = {}): Buffer =>
  Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    JFIF,
    ...before,
    TABLE,
    frame,
    scan,
    Buffer.from([0xff, 0xd9]),
    ...(after ? [after] : []),
  ])

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

export const pngHeader = (width: number, height: number): Buffer => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 0, 0, 0, 0], 8)
  return pngChunk('IHDR', data)
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Makes a PNG of one grey pixel, with chunks between its header and its data. */
export const png = (between: Buffer[] = [], header = pngHeader(1, 1)): Buffer =>
  Buffer.concat([
    PNG,
    header,
    ...between,
    pngChunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    pngChunk('IEND'),
  ])

/** Makes a PDF of these objects, without a cross-reference table; it is never opened. */
export const pdf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n', 'latin1'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer << /Root 1 0 R >>\n%%EOF\n', 'latin1'),
  ])

/** Makes a packed stream of a PDF. */
export const pdfStream = (dictionary: string, content: string, packed = deflateSync(content)): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ])

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>'
