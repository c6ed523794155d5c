import { describe, expect, test } from 'vitest'
import {
  CATALOG,
  exif,
  HUFFMAN,
  jpeg,
  jpegFrame,
  jpegProfile,
  jpegSegment,
  pdf,
  pdfStream,
  png,
  pngChunk,
  pngHeader,
  SCAN,
} from '../testing/files.ts'
import { checkFile } from './checkFile.ts'

// These files are stored or refused at each limit. `checkFile.test.ts` has the content that is removed.

const NOTHING = Buffer.alloc(0)
const BYTE = Buffer.alloc(1)
const PROFILE_TEXT_AT = 18

test.each<[string, 'image/jpeg' | 'image/png' | 'application/pdf', Buffer]>([
  ['the colours of a JPEG by Adobe', 'image/jpeg', jpegWith(jpegSegment(0xee, 'Adobe', adobe(1)))],
  ['a quantization table of 16 bits', 'image/jpeg', jpegWith(quantization(0x13, 128))],
  ['the smallest colour profile', 'image/jpeg', jpegWith(jpegProfileOf(40))],
  ['a PNG of data in several chunks', 'image/png', png([pngChunk('IDAT', 'x')])],
  ['a PNG of 100,000,000 points', 'image/png', png([], pngHeader(10_000, 10_000))],
  ['a PNG with a colour profile of 64 KB', 'image/png', png([pngChunk('iCCP', Buffer.alloc(65_536))])],
  ['a PNG with a palette of 256 colours', 'image/png', png([pngChunk('PLTE', Buffer.alloc(768))])],
  ...drawing((most) => most).map(([type, chunk]): [string, 'image/png', Buffer] => [
    `a PNG with its ${type}`,
    'image/png',
    png([chunk]),
  ]),
  ['a PDF with a word that begins as a stream does', 'application/pdf', pdf(CATALOG, '(streams of it)')],
  ['a PDF of 5,000 streams', 'application/pdf', pdf('>>stream\n'.repeat(5_000))],
  ['a PDF with the word 20,000 times', 'application/pdf', pdf(' stream'.repeat(20_000))],
  [
    'a PDF with a picture after packed objects',
    'application/pdf',
    pdf(
      CATALOG,
      pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '5 0 <<>>'),
      pdfStream('/Filter /DCTDecode', '', Buffer.from('x')),
    ),
  ],
])('%s is stored as it is', (_, type, bytes) => {
  expect(checkFile(bytes, type).bytes.equals(bytes)).toBe(true)
})

describe('a JPEG', () => {
  test.each<[string, Buffer]>([
    ['without a picture', jpeg({ frame: NOTHING, scan: NOTHING })],
    ['whose size comes after its data', jpeg({ frame: SCAN, scan: jpegFrame(4, 2) })],
    ['with a table of no known kind', jpegWith(quantization(0x20, 192))],
    ['with a table of no known number', jpegWith(quantization(0x04, 64))],
    ['with a table of codes of no known number', jpegWith(Buffer.from(HUFFMAN).fill(0x04, 4, 5))],
  ])('%s is refused', (_, bytes) => {
    expect(() => checkFile(bytes, 'image/jpeg')).toThrow('broken')
  })

  test.each<[string, Buffer]>([
    ['a turn that is not in EXIF’s segment', Buffer.from(exif(6)).fill(0xe2, 1, 2)],
    ['a second mark of its format', jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0])],
    ['a colour profile of another length', lengthened(jpegProfile(560))],
    [
      'a colour profile of another kind',
      Buffer.from(jpegProfile(560)).fill('x', PROFILE_TEXT_AT + 36, PROFILE_TEXT_AT + 40),
    ],
    ['a colour profile of two bytes', jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001', [0, 0])],
  ])('loses %s', (_, extra) => {
    expect(checkFile(jpegWith(extra), 'image/jpeg').bytes).toEqual(jpeg())
  })
})

test.each(drawing((most) => most + 1))('a PNG loses a longer %s', (_, chunk) => {
  expect(checkFile(png([chunk]), 'image/png').bytes).toEqual(png())
})

test.each<[string, Buffer]>([
  ['header is longer', png([], pngChunk('IHDR', Buffer.concat([pngHeader(1, 1).subarray(8, -4), BYTE])))],
  ['end has more in it', Buffer.concat([png().subarray(0, -12), pngChunk('IEND', 'x')])],
  ['palette has a colour in part', png([pngChunk('PLTE', Buffer.alloc(4))])],
])('a PNG whose %s is refused', (_, bytes) => {
  expect(() => checkFile(bytes, 'image/png')).toThrow('broken')
})

test('a PNG without data is refused', () => {
  const whole = png()
  const data = whole.indexOf('IDAT') - 4
  const bytes = Buffer.concat([whole.subarray(0, data), pngChunk('IEND')])
  expect(() => checkFile(bytes, 'image/png')).toThrow('broken')
})

test.each(['x', ' x\n'])('a PDF whose stream of pictures begins with %j is refused', (after) => {
  const bytes = pdf(CATALOG, `<< /Filter /DCTDecode >>\nstream${after}endstream`)
  expect(() => checkFile(bytes, 'application/pdf')).toThrow('broken')
})

test('a PDF whose end is far before its last byte is refused', () => {
  const bytes = Buffer.concat([pdf(CATALOG), Buffer.alloc(3_000, ' ')])
  expect(() => checkFile(bytes, 'application/pdf')).toThrow('broken')
})

/** Makes a chunk of each kind that draws beside the data, by its most bytes. */
function drawing(bytes: (most: number) => number): [string, Buffer][] {
  const most = { tRNS: 256, gAMA: 4, cHRM: 32, sRGB: 1, sBIT: 4, bKGD: 6, pHYs: 9 }
  return Object.entries(most).map(([type, length]) => [type, pngChunk(type, Buffer.alloc(bytes(length)))])
}

function jpegWith(...before: Buffer[]): Buffer {
  return jpeg({ before })
}

function quantization(kindAndNumber: number, bytes: number): Buffer {
  return jpegSegment(0xdb, [kindAndNumber], Buffer.alloc(bytes, 1))
}

/** The version and the flags as they are stored, and the transform of the colours. */
function adobe(transform: number): number[] {
  return [0, 100, 0, 0, 0, 0, transform]
}

/** Makes the beginning of a colour profile. */
function jpegProfileOf(bytes: number): Buffer {
  const profile = Buffer.alloc(bytes)
  profile.writeUInt32BE(bytes, 0)
  profile.write('acsp', 36, 'latin1')
  return jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001', profile)
}

/** Makes a colour profile that is one byte longer than it says. */
function lengthened(segment: Buffer): Buffer {
  return jpegSegment(0xe2, segment.subarray(4), [0])
}
