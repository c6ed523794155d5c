import { deflateSync } from 'node:zlib'
import { FILE_BYTES } from '../http/readFiles.ts'
import {
  CATALOG,
  catalog,
  exif,
  jpeg,
  jpegSegment,
  pdf,
  pdfStream,
  png,
  pngChunk,
  pngHeader,
} from './files.ts'

/** A file that is hard to check, of the largest size for its type. */
export interface WorstFile {
  name: string
  type: 'image/jpeg' | 'image/png' | 'application/pdf'
  bytes: Buffer
}

/** Leaves room for the file's own structure. */
const BYTES = FILE_BYTES - 4096
const filled = (part: Buffer | string, bytes = BYTES) => {
  const one = Buffer.from(part as string)
  return Buffer.alloc(Math.floor(bytes / one.length) * one.length, one)
}
/** Repeats what differs by its number. */
const numbered = (of: (number: number) => string, bytes = BYTES) => {
  const parts: string[] = []
  for (let length = 0; length < bytes; ) {
    const part = of(parts.length + 100)
    parts.push(part)
    length += part.length
  }
  return Buffer.from(parts.slice(0, -1).join(''))
}

const sized = (height: number, width: number) => [8, height >> 8, height & 255, width >> 8, width & 255]
const ONE_CODE = [...Array<number>(15).fill(0)]
/** Passes over a grey picture, each of a few bytes: one code for the end of 32,767 blocks. */
function passes(side: number, count: number): Buffer {
  const blocks = Math.ceil(side / 8) ** 2
  const pass = Buffer.concat([
    jpegSegment(0xda, [1, 1, 0, 1, 63, 0]),
    Buffer.alloc(2 * Math.ceil(blocks / 32_767), Buffer.from([0x7f, 0xfe])),
  ])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0], Buffer.alloc(64, 1)),
    jpegSegment(0xc2, sized(side, side), [1, 1, 0x11, 0]),
    jpegSegment(0xc4, [0, 1], ONE_CODE, [0], [0x10, 1], ONE_CODE, [0xe0]),
    jpegSegment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(Math.ceil(blocks / 8)),
    filled(pass, Math.min(count * pass.length, BYTES - blocks / 8)),
    Buffer.from([0xff, 0xd9]),
  ])
}
/** A grey picture whose points are all noise, in one pass. */
function noise(side: number): Buffer {
  const data = Buffer.alloc(BYTES - 999)
  let state = 7
  for (let at = 0; at < data.length; at++) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0
    data[at] = (state >>> 16) % 255
  }
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, [0], Buffer.alloc(64, 1)),
    jpegSegment(0xc0, sized(side, side), [1, 1, 0x11, 0]),
    jpegSegment(
      0xc4,
      [0, 0, 2],
      Array<number>(14).fill(0),
      [0, 6],
      [0x10, 0, 3],
      Array<number>(14).fill(0),
      [0, 1, 6],
    ),
    jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
    data,
    Buffer.from([0xff, 0xd9]),
  ])
}
const turned = (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 2), exif(6), bytes.subarray(2)])

const JPEGS: Readonly<Record<string, Buffer>> = {
  'segments without content': jpeg({ before: [filled(jpegSegment(0xfe))] }),
  'bytes between segments': jpeg({ before: [filled(Buffer.from([0xff]))] }),
  'a colour profile in many parts': jpeg({
    before: Array<Buffer>(150).fill(jpegSegment(0xe2, 'ICC_PROFILE\0', [1, 255], Buffer.alloc(65_000, 1))),
  }),
  'passes without data': passes(8_900, 100_000),
  'as many passes as may be': passes(8_900, 90),
  'noise in large': noise(9_000),
  'noise that is turned': turned(noise(9_000)),
  'too many points': passes(65_000, 1),
}

const zeros = (bytes: number) => pngChunk('IDAT', deflateSync(Buffer.alloc(bytes)))
const deep = { depth: 16, kind: 6 }

const PNGS: Readonly<Record<string, Buffer>> = {
  'chunks without content': png([filled(pngChunk('IDAT'))]),
  'as many texts as may be': png(
    Array<Buffer>(500).fill(
      pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(7e6))])),
    ),
  ),
  'a colour profile that unpacks to much': png([
    pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(500e6))])),
  ]),
  'one chunk': png([pngChunk('IDAT', Buffer.alloc(BYTES, 1))]),
  'packed zeros': png([zeros(100_010_000)], pngHeader(10_000, 10_000)),
  'packed zeros in 64 bits': png([zeros(800_010_000)], pngHeader(10_000, 10_000, deep)),
  'packed zeros in passes': png(
    [zeros(158_500_000)],
    pngHeader(4_450, 4_450, { ...deep, isInterlaced: true }),
  ),
  'more passes than are held': png([zeros(9)], pngHeader(6_000, 6_000, { ...deep, isInterlaced: true })),
  'a table of everything': png([pngChunk('PLTE', Buffer.alloc(BYTES))]),
  'too many points': png([pngChunk('IDAT', Buffer.alloc(BYTES, 1))], pngHeader(65_000, 65_000)),
}

const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'
const twice = deflateSync(deflateSync(Buffer.alloc(2e9 / 4)))

const PDFS: Readonly<Record<string, Buffer>> = {
  'streams of objects': pdf(
    CATALOG,
    ...Array.from({ length: 4_990 }, () => pdfStream(OBJECTS, '5 0 << /Type /Catalog >>')),
    filled('x', 8_000_000),
  ),
  'streams of objects that unpack to much': pdf(
    ...Array<Buffer>(200).fill(pdfStream(OBJECTS, ' '.repeat(8e6))),
  ),
  'a stream of objects that unpacks to much': pdf(
    CATALOG,
    pdfStream(OBJECTS, '', deflateSync(Buffer.alloc(900e6))),
  ),
  'a stream of objects that unpacks twice': pdf(
    CATALOG,
    pdfStream('/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]', '', twice),
  ),
  'many packed objects': pdf(
    CATALOG,
    pdfStream('/Type /ObjStm /N 1000000 /First 4 /Filter /FlateDecode', '1 0 '.repeat(1e6)),
  ),
  'many objects': pdf(
    CATALOG,
    numbered((number) => `${number} 0 obj <<>> endobj\n`),
  ),
  'many objects that lead on': pdf(
    catalog('/X 100 0 R'),
    numbered((number) => `${number} 0 obj [${number + 1} 0 R] endobj\n`),
  ),
  'heads of objects': pdf(CATALOG, filled('1 0 obj\n')),
  'heads of objects with a beginning': pdf(CATALOG, filled('1 0 obj <<\n')),
  'heads of streams': pdf(CATALOG, filled('endobj 9 0 obj <</Length 9>>stream\n')),
  'streams without an end': pdf(CATALOG, filled('<< >>stream\n')),
  'names that all differ': pdf(`<< ${numbered((number) => `/A${number} 0`)} >>`),
  'letters by numbers': pdf(CATALOG, `<< ${'/#41#42 0'.repeat(BYTES / 9)} >>`),
  'brackets in a text': pdf(CATALOG, filled('(')),
  'one long text': pdf(CATALOG, `(${'x'.repeat(BYTES)})`),
  'one long number': pdf(CATALOG, filled('1')),
  'lists in lists': pdf(filled('[')),
  'nested dictionaries': pdf(filled('/OpenAction <<')),
  'a long list': pdf(CATALOG, `[${'1 0 R '.repeat(BYTES / 6 - 9)}]`),
  'actions at opening': pdf(catalog('/AA << /O 1 0 R >> '.repeat(BYTES / 20))),
  'actions after actions': pdf(
    catalog('/OpenAction 100 0 R'),
    numbered((number) => `${number} 0 obj <</Next ${number + 1} 0 R>> endobj\n`),
  ),
  'a table of objects': pdf(CATALOG, Buffer.concat([Buffer.from('xref\n'), filled('0000000000 65535 f \n')])),
  comments: pdf(CATALOG, filled('%\n')),
  spaces: pdf(CATALOG, filled(' ')),
  'bytes that are nothing': pdf(CATALOG, filled('x')),
  'a lock': pdf(catalog('/X (\u0001)'), filled('trailer << /Encrypt << /Filter /Standard /V 5 >> >>\n')),
}

const of = (type: WorstFile['type'], files: Readonly<Record<string, Buffer>>): WorstFile[] =>
  Object.entries(files).map(([name, bytes]) => ({
    name: `${type.split('/')[1]}: ${name}`,
    type,
    bytes: bytes.subarray(0, FILE_BYTES),
  }))

export const WORST_FILES: readonly WorstFile[] = [
  ...of('image/jpeg', JPEGS),
  ...of('image/png', PNGS),
  ...of('application/pdf', PDFS),
]
