import { deflateSync } from 'node:zlib'
import { FILE_BYTES } from '../http/readFiles.ts'
import {
  CATALOG,
  jpeg,
  jpegFrame,
  jpegSegment,
  pdf,
  pdfStream,
  png,
  pngChunk,
  pngHeader,
  SCAN,
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
  const one = Buffer.from(part)
  return Buffer.alloc(Math.floor(bytes / one.length) * one.length, one)
}

const packed = deflateSync('5 0 << /Type /Catalog >>')
const OBJECTS = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'
const withoutEnd = Buffer.concat([Buffer.from(`<< ${OBJECTS} >>\nstream\n`), packed, Buffer.from('\n')])
const streams = Array.from({ length: 4_990 }, () => pdfStream(OBJECTS, '5 0 << /Type /Catalog >>'))

const JPEGS: Readonly<Record<string, Buffer>> = {
  'segments without content': jpeg({ before: [filled(Buffer.from([0xff, 0xdb, 0, 2]))] }),
  'as many segments as may be': jpeg({
    before: Array<Buffer>(1_990).fill(jpegSegment(0xe1, Buffer.alloc(5_200, 1))),
  }),
  'data that is all marks': jpeg({ scan: Buffer.concat([SCAN, filled(Buffer.from([0xff, 0]))]) }),
  'data that is all restarts': jpeg({ scan: Buffer.concat([SCAN, filled(Buffer.from([0xff, 0xd0]))]) }),
  'scans without data': jpeg({ scan: filled(jpegSegment(0xda, [1, 1, 0, 0, 63, 0])) }),
  'bytes between segments': jpeg({ before: [filled(Buffer.from([0xff]))] }),
  'too many points': jpeg({
    frame: jpegFrame(65_000, 65_000),
    scan: Buffer.concat([SCAN, Buffer.alloc(BYTES, 1)]),
  }),
}

const PNGS: Readonly<Record<string, Buffer>> = {
  'chunks without content': png([filled(pngChunk('IDAT'))]),
  'as many chunks as may be': png(Array<Buffer>(1_990).fill(pngChunk('IDAT', Buffer.alloc(5_200, 1)))),
  'one chunk': png([pngChunk('IDAT', Buffer.alloc(BYTES, 1))]),
  'packed zeros': png([pngChunk('IDAT', deflateSync(Buffer.alloc(4 * BYTES)))], pngHeader(10_000, 10_000)),
  'a table of everything': png([pngChunk('PLTE', Buffer.alloc(BYTES))]),
  'too many points': png([pngChunk('IDAT', Buffer.alloc(BYTES, 1))], pngHeader(65_000, 65_000)),
}

const PDFS: Readonly<Record<string, Buffer>> = {
  'streams of objects': pdf(CATALOG, ...streams, filled('x', 8_000_000)),
  'streams of objects that end far away': pdf(
    CATALOG,
    Buffer.concat([
      filled(withoutEnd, withoutEnd.length * 4_990),
      Buffer.alloc(9_000_000, 1),
      Buffer.from('endstream'),
    ]),
  ),
  'streams of objects that unpack to much': pdf(
    ...Array<Buffer>(200).fill(pdfStream(OBJECTS, ' '.repeat(8e6))),
  ),
  'streams in streams': pdf(
    CATALOG,
    filled('<< /First 1 /N 1 >>stream\n', 26 * 4_990),
    filled('x', 9_000_000),
  ),
  'the word stream': pdf(CATALOG, filled('>> stream\n')),
  'comments before a stream': pdf(CATALOG, filled(`${'%>\n'.repeat(15)}stream\n`)),
  'letters by numbers': pdf(CATALOG, filled('/#41')),
  'names of filters': pdf(CATALOG, `<< ${OBJECTS}`, filled('/Filter'), '>>\nstream\nendstream'),
  'actions at opening': pdf(CATALOG, filled('/AA << /O 1 0 R >> ')),
  'one action of many objects': pdf('/OpenAction 1 0 R', filled('1 0 obj\n')),
  'nested dictionaries': pdf(filled('/OpenAction <<')),
  'a table of objects': pdf(CATALOG, Buffer.concat([Buffer.from('xref\n'), filled('0000000000 65535 f \n')])),
  spaces: pdf(CATALOG, filled(' '), '>>\nstream\n'),
}

const of = (type: WorstFile['type'], files: Readonly<Record<string, Buffer>>): WorstFile[] =>
  Object.entries(files).map(([name, bytes]) => ({ name: `${type.split('/')[1]}: ${name}`, type, bytes }))

export const WORST_FILES: readonly WorstFile[] = [
  ...of('image/jpeg', JPEGS),
  ...of('image/png', PNGS),
  ...of('application/pdf', PDFS),
]
