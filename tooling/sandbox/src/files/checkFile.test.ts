import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '../rendering/renderPdf.ts'
import {
  CATALOG,
  exif,
  HUFFMAN,
  jpeg,
  jpegExtras,
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
import { FileRefused } from './FileRefused.ts'
import { orientationOf } from './orientation.ts'

/** Returns the bytes that are stored, or the code of the refusal. */
const outcomeOf = (bytes: Buffer, type: string): Buffer | string => {
  try {
    return checkFile(bytes, type).bytes
  } catch (error) {
    if (error instanceof FileRefused) return error.code
    throw error
  }
}

describe('the type of a file', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'image/png', 'empty'],
    ['a picture that is called a document', jpeg(), 'application/pdf', 'type'],
    ['a document that is called a picture', pdf(CATALOG), 'image/jpeg', 'type'],
    ['a web page', Buffer.from('<!doctype html><script>'), 'image/png', 'type'],
    ['an archive', Buffer.from('PK\u0003\u0004'), 'application/pdf', 'type'],
    ['a picture that is not one of ours', Buffer.from('GIF89a'), 'image/gif', 'type'],
    ['a PDF that begins late', Buffer.concat([Buffer.from('\n'), pdf(CATALOG)]), 'application/pdf', 'type'],
    ['the first bytes alone', Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg', 'broken'],
  ])('%s is refused', async (_, bytes, type, code) => {
    expect(outcomeOf(bytes, type)).toBe(code)
  })
})

describe('a JPEG', () => {
  test.each(Object.entries(jpegExtras))('loses its %s, and nothing else', async (_, extra) => {
    expect(outcomeOf(jpeg({ before: [extra] }), 'image/jpeg')).toEqual(jpeg())
  })

  test('loses what follows its end', async () => {
    const after = Buffer.from('<script>Canaryphone</script>')
    expect(outcomeOf(jpeg({ after }), 'image/jpeg')).toEqual(jpeg())
  })

  test.each([2, 3, 6, 8])('that is turned (%i) stays so, and loses the place', async (orientation) => {
    const stored = outcomeOf(jpeg({ before: [exif(orientation)] }), 'image/jpeg')
    if (typeof stored === 'string') throw new Error(stored)
    expect(stored.toString('latin1')).not.toMatch(/GPS|Canary/)
    expect(orientationOf(stored.subarray(2))).toBe(orientation)
    expect(outcomeOf(stored, 'image/jpeg')).toEqual(stored)
  })

  test('keeps its colour profile, without which it looks otherwise', async () => {
    const withProfile = jpeg({ before: [jpegProfile(560)] })
    expect(outcomeOf(withProfile, 'image/jpeg')).toEqual(withProfile)
  })

  test('loses its thumbnail', () => {
    const thumbnail = jpegSegment(0xe0, 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 4, 3], Buffer.alloc(36, 7))
    const bytes = Buffer.concat([jpeg().subarray(0, 2), thumbnail, jpeg().subarray(20)])
    expect(outcomeOf(bytes, 'image/jpeg')).toEqual(jpeg())
  })

  test('of many scans is stored as it is', () => {
    const scan = Buffer.concat(Array.from({ length: 60 }, () => Buffer.concat([HUFFMAN, SCAN])))
    expect(outcomeOf(jpeg({ scan }), 'image/jpeg')).toEqual(jpeg({ scan }))
    const most = jpeg({ before: Array<Buffer>(1_995).fill(HUFFMAN) })
    expect(outcomeOf(most, 'image/jpeg')).toEqual(most)
  })

  const CANARY = 'Canaryphone'.repeat(9)
  test.each<[string, Buffer]>([
    ['more after Adobe’s mark', jpegSegment(0xee, 'Adobe', [0, 100, 0, 0, 0, 0, 1], CANARY)],
    ['a mark like Adobe’s', jpegSegment(0xee, 'Adobe', CANARY)],
    ['a second colour profile', Buffer.concat([jpegProfile(560), jpegProfile(560, CANARY)])],
    ['a colour profile that is none', jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0001', CANARY)],
    ['a colour profile in parts', jpegSegment(0xe2, 'ICC_PROFILE\0\u0001\u0002', CANARY)],
    ...[0x02, 0xbf, 0xc8, 0xde, 0xdf, 0xf0, 0xfd].map((code): [string, Buffer] => [
      `the reserved segment ${code.toString(16)}`,
      jpegSegment(code, CANARY),
    ]),
    ['bytes before a segment', Buffer.alloc(99, 0xff)],
  ])('loses %s', (_, extra) => {
    const stored = outcomeOf(jpeg({ before: [extra] }), 'image/jpeg')
    if (typeof stored === 'string') throw new Error(stored)
    expect(stored.toString('latin1')).not.toMatch(/Canary|\xff{3}/)
    expect(outcomeOf(stored, 'image/jpeg')).toEqual(stored)
  })

  test.each<[string, Buffer]>([
    ['a quantization table', jpegSegment(0xdb, [0], Buffer.alloc(64, 1), CANARY)],
    ['a Huffman table', jpegSegment(0xc4, [0, 1, ...Array(15).fill(0), 7], CANARY)],
    ['a restart interval', jpegSegment(0xdd, [0, 1], CANARY)],
    ['the conditions of arithmetic coding', jpegSegment(0xcc, [0, 1], CANARY.slice(1))],
    ['a frame', jpegSegment(0xc0, [8, 0, 2, 0, 4, 1, 1, 0x11, 0], CANARY)],
    ['a second frame', jpegFrame(4, 2)],
    ['a scan', Buffer.concat([jpegFrame(4, 2), jpegSegment(0xda, [1, 1, 0, 0, 63, 0], CANARY)])],
  ])('that has more than its tables say in %s is refused', (_, extra) => {
    const frame = /frame/.test(_) && !/second/.test(_) ? Buffer.alloc(0) : jpegFrame(4, 2)
    const isScan = extra.includes(Buffer.from([0xff, 0xda]))
    expect(outcomeOf(jpeg({ before: [extra], frame: isScan ? Buffer.alloc(0) : frame }), 'image/jpeg')).toBe(
      'broken',
    )
  })

  test.each<[string, Buffer, string]>([
    ['of 2,001 segments', jpeg({ before: Array<Buffer>(1_996).fill(HUFFMAN) }), 'broken'],
    ['without a size', jpeg({ frame: Buffer.alloc(0) }), 'broken'],
    ['of no height', jpeg({ frame: jpegFrame(4, 0) }), 'broken'],
    ['of 65,000 times 65,000 points', jpeg({ frame: jpegFrame(65_000, 65_000) }), 'dimensions'],
    ['that ends within its data', jpeg().subarray(0, -2), 'broken'],
    [
      'whose segment is longer than the file',
      jpeg({ before: [Buffer.from([0xff, 0xe1, 0xff, 0xff])] }),
      'broken',
    ],
    ['whose segment has no length', jpeg({ before: [Buffer.from([0xff, 0xe1, 0, 0])] }), 'broken'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(outcomeOf(bytes, 'image/jpeg')).toBe(code)
  })
})

describe('a PNG', () => {
  test.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'prVt'])('loses its %s', async (type) => {
    expect(outcomeOf(png([pngChunk(type, 'Canaryphone')]), 'image/png')).toEqual(png())
  })

  test('loses what follows its end, and keeps what draws it', async () => {
    const resolution = [pngChunk('pHYs', Buffer.alloc(9))]
    const bytes = Buffer.concat([png(resolution), Buffer.from('<script>')])
    expect(outcomeOf(bytes, 'image/png')).toEqual(png(resolution))
  })

  test.each<[string, Buffer]>([
    ['a colour profile above 64 KB', pngChunk('iCCP', Buffer.alloc(65_537))],
    ['a resolution with more in it', pngChunk('pHYs', `123456789${'Canaryphone'}`)],
    ['a gamma with more in it', pngChunk('gAMA', 'Canaryphone')],
  ])('loses %s', (_, chunk) => {
    expect(outcomeOf(png([chunk]), 'image/png')).toEqual(png())
  })

  test('loses what is repeated', () => {
    const gamma = pngChunk('gAMA', Buffer.alloc(4, 1))
    expect(outcomeOf(png([gamma, pngChunk('gAMA', Buffer.alloc(4, 2))]), 'image/png')).toEqual(png([gamma]))
  })

  test.each<[string, Buffer, string]>([
    ['of 2,001 chunks', png(Array<Buffer>(1_998).fill(pngChunk('IDAT'))), 'broken'],
    ['with a palette of 257 colours', png([pngChunk('PLTE', Buffer.alloc(771))]), 'broken'],
    ['of 20,000 times 20,000 points', png([], pngHeader(20_000, 20_000)), 'dimensions'],
    ['of no width', png([], pngHeader(0, 9)), 'broken'],
    ['without its end', png().subarray(0, -12), 'broken'],
    ['with a chunk that must be known and is not', png([pngChunk('ABCD')]), 'broken'],
    ['with a wrong check sum', Buffer.from(png()).fill(0, 29, 33), 'broken'],
    ['that begins with another chunk', png([], pngChunk('tEXt')), 'broken'],
    ['with two headers', png([pngHeader(1, 1)]), 'broken'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(outcomeOf(bytes, 'image/png')).toBe(code)
  })
})

describe('a PDF', () => {
  const objects = (content: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
    pdf(CATALOG, pdfStream(dictionary, content))

  const SCRIPT = '5 0 << /S /JavaScript /JS (app.alert(1)) >>'
  const PACKED = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'
  /** Makes a PDF with a script among packed objects, whose stream is written in another form. */
  const spelled = (after: string, dictionary = PACKED, before = '\n') => {
    const packed = deflateSync(SCRIPT)
    const head = `<< ${dictionary} /Length ${packed.length} >>${before}stream${after}`
    return pdf(CATALOG, Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]))
  }

  test('of our own is stored as it is', async () => {
    const bytes = await renderPdf({ title: 'Schedule', publisher: 'Zurella', blocks: [] }, new Date(0))
    expect(outcomeOf(bytes, 'application/pdf')).toEqual(bytes)
  }, 120_000)

  test.each<[string, Buffer]>([
    ['with links and packed objects', objects('5 0 << /S /URI /URI (https://zurella.example) >>')],
    ['that opens on its first page', pdf('<< /Type /Catalog /OpenAction [2 0 R /FitH null] >>')],
    [
      'with a page whose data says anything',
      pdf(CATALOG, pdfStream('/Filter /FlateDecode', '/XFA'), '<< >>'),
    ],
  ])('%s is stored', async (_, bytes) => {
    expect(outcomeOf(bytes, 'application/pdf')).toEqual(bytes)
  })

  test.each<[string, Buffer, string]>([
    ['a script', pdf('<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>'), 'active-content'],
    ['a script whose name is written by numbers', pdf('<< /S /J#61vaScript >>'), 'active-content'],
    ['a script among packed objects', objects('5 0 << /S /JavaScript /JS (x) >>'), 'active-content'],
    [
      'a script among objects of an unnamed type',
      objects('<< /S /JavaScript >>', '/N 1 /First 4 /Filter [/FlateDecode]'),
      'active-content',
    ],
    [
      'a script among objects that are not packed',
      pdf(CATALOG, Buffer.from('<< /Type /ObjStm /N 1 /First 4 >>\nstream\n<< /S /Launch >>\nendstream')),
      'active-content',
    ],
    ['a program to start', pdf('<< /S /Launch /F (calc.exe) >>'), 'active-content'],
    ['a form that sends', pdf('<< /S /SubmitForm >>'), 'active-content'],
    ['a form that is a program', pdf('<< /AcroForm << /XFA 5 0 R >> >>'), 'active-content'],
    ['an attachment', pdf('<< /Names << /EmbeddedFiles 5 0 R >> >>'), 'active-content'],
    ['a film', pdf('<< /Subtype /RichMedia >>'), 'active-content'],
    ['a lock', Buffer.from(pdf(CATALOG).toString().replace('/Root', '/Encrypt 9 0 R /Root')), 'locked'],
    ['no end', pdf(CATALOG).subarray(0, -7), 'broken'],
    [
      'packed objects that do not unpack',
      pdf(CATALOG, pdfStream('/Type /ObjStm /Filter /FlateDecode', '', Buffer.from('xxxx'))),
      'broken',
    ],
    ['objects packed by another method', objects('', '/Type /ObjStm /Filter /LZWDecode'), 'broken'],
    ['objects packed with a predictor', objects('', `${PACKED} /DecodeParms << /Predictor 12 >>`), 'broken'],
    ['21 lines of comments before the word', spelled('\n', PACKED, ' %a\n'.repeat(21)), 'broken'],
    ['objects packed twice', objects('', '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]'), 'broken'],
    [
      'packed objects without an end',
      Buffer.from(objects('').toString('latin1').replace('endstream', ''), 'latin1'),
      'broken',
    ],
  ])('with %s is refused', async (_, bytes, code) => {
    expect(outcomeOf(bytes, 'application/pdf')).toBe(code)
  })

  test.each(['\n', '\r\n', '\r', ' \n', '\t\r\n', ' \t \r'])(
    'with a script in a stream that begins with %j is refused',
    (after) => {
      expect(outcomeOf(spelled(after), 'application/pdf')).toBe('active-content')
    },
  )

  test.each(['', ' ', '\f\n', '\0\n', '%\n', ' x\n', '(\n'])(
    'whose stream begins as no program writes it, with %j, is refused',
    (after) => {
      expect(outcomeOf(spelled(after), 'application/pdf')).toBe('broken')
    },
  )

  test.each<[string, Buffer]>([
    ['nothing before the word', spelled('\n', PACKED, '')],
    ['a null character before the word', spelled('\n', PACKED, '\0')],
    ['comments before the word', spelled('\n', PACKED, ' %a >> b\n%\r\n  ')],
    ['20 lines of comments before the word', spelled('\n', PACKED, ' %a\n'.repeat(20))],
    ['the end of another object in a text', spelled('\n', `${PACKED} /X (endobj 5 0 obj << /Y\\()`)],
    ['the end of another object in a comment', spelled('\n', `${PACKED} %endobj 5 0 obj <<\n`)],
    ['a comment before the word, and its sign in a text', spelled('\n', `${PACKED} /X (1%)`, ' %c\n')],
    [
      'another method, and the end of another object in a text',
      spelled('\n', '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode /X (endobj 5 0 obj << /Y\\()'),
    ],
    ['the end of another stream in a comment', spelled('\n', `${PACKED} %>>stream\n 0 %endstream\n`)],
    [
      'no type, and the end of another object in a text',
      spelled('\n', '/N 1 /First 4 /Filter /FlateDecode /X (endobj 5 0 obj << /Y\\()'),
    ],
    ['a dictionary of 9,000 characters', spelled('\n', `${PACKED}${' '.repeat(9_000)}`)],
  ])('with a script in a stream with %s is refused', (_, bytes) => {
    expect(outcomeOf(bytes, 'application/pdf')).toMatch(/active-content|broken/)
  })

  test.each<[string, Buffer]>([
    ['whose text has the word at the end of a line', pdf(CATALOG, '(down\nstream\n of it, and endstream)')],
    ['whose text has the word on a line', pdf(CATALOG, '<< >>\n\n(down\nstream of it)')],
    ['whose text has the word after a sign of comments', pdf(CATALOG, '(down % x\nstream of it)')],
    [
      'with an outline before a picture',
      pdf('<< /First 5 0 R /Last 5 0 R /N 1 >>', pdfStream('/Filter /DCTDecode', '', Buffer.from('x'))),
    ],
    [
      'with an outline before what is packed',
      pdf('<< /First 5 0 R >>', pdfStream('/N 3 /Filter /FlateDecode', '12 0 0 rg')),
    ],
  ])('%s is stored', (_, bytes) => {
    expect(outcomeOf(bytes, 'application/pdf')).toEqual(bytes)
  })

  const ADDRESS = '<< /S /URI /URI (https://evil.example) >>'
  test.each<[string, Buffer]>([
    ['opens a file within another one', pdf('<< /S /GoToE /F (x.pdf) >>')],
    ['opens a file on somebody’s share', pdf('<< /A << /S /GoToR /F (\\\\evil.example\\x.pdf) >> >>')],
    ['opens an address', pdf(`<< /Type /Catalog /OpenAction ${ADDRESS} >>`)],
    ['opens an address by letters as numbers', pdf(`<< /Open#41ction <</S/UR#49/UR#49(x)>> >>`)],
    ['opens an address by another object', pdf('<< /OpenAction 2 0 R >>', ADDRESS)],
    ['opens an address after a comment', pdf('<< /OpenAction %\n 2 %\n 0 R >>', ADDRESS)],
    [
      'opens an address in a text that looks like an end',
      pdf(`<< /OpenAction << /X (>>>>) %>>\n ${ADDRESS.slice(2)} >>`),
    ],
    ['opens an address after another action', pdf('<< /OpenAction << /S /GoTo /Next [2 0 R] >> >>', ADDRESS)],
    ['opens an address when a page is shown', pdf('<< /Type /Page /AA << /O 2 0 R >> >>', ADDRESS)],
    ['opens an address when it is closed', pdf('<< /AA 2 0 R >>', '<< /WC 3 0 R >>', ADDRESS)],
    [
      'opens an address by a packed object',
      pdf('<< /OpenAction 5 0 R >>', pdfStream(PACKED, `5 0 ${ADDRESS}`)),
    ],
    [
      'opens an address by the 21st object of a number',
      pdf('<< /OpenAction 2 0 R >>', pdfStream(PACKED, `2 0 ${ADDRESS}`), '2 0 obj << >>\n'.repeat(19)),
    ],
    ['begins in a packed object', pdf(pdfStream(PACKED, '5 0 << /OpenAction 2 0 R >>'), ADDRESS)],
    ['has 101 actions', pdf('/AA << >>'.repeat(101))],
  ])('that %s is refused', (_, bytes) => {
    expect(outcomeOf(bytes, 'application/pdf')).toBe('active-content')
  })

  test.each<[string, Buffer]>([
    [
      'opens on a page with links',
      pdf(
        '<< /OpenAction << /S /GoTo /D [2 0 R /Fit] >> >>',
        '<< /Type /Page /Annots [3 0 R] >>',
        `<< /A ${ADDRESS} >>`,
      ),
    ],
    [
      'opens on a place by another object',
      pdf('<< /OpenAction 2 0 R >>', '[3 0 R /Fit]', `<< /A ${ADDRESS} >>`),
    ],
    [
      'opens on a place by an object whose number ends another one',
      pdf(
        '<< /OpenAction 2 0 R >>',
        `<< /Kids [${'2 0 R '.repeat(21)}] >>`,
        ...Array<string>(9).fill('<< >>'),
        `<< /A ${ADDRESS} >>`,
      ),
    ],
    ['has a link', pdf(CATALOG, `<< /Type /Annot /A ${ADDRESS} >>`)],
  ])('that %s is stored', (_, bytes) => {
    expect(outcomeOf(bytes, 'application/pdf')).toEqual(bytes)
  })

  test.each<[string, string]>([
    ['has 5,001 streams', '>>stream\n'.repeat(5001)],
    ['writes its names by 20,001 numbers', '/#41'.repeat(20_001)],
    ['has the word 20,001 times', ' stream'.repeat(20_001)],
  ])('that %s is refused before it takes long', async (_, content) => {
    expect(outcomeOf(pdf(CATALOG, content), 'application/pdf')).toBe('broken')
  })

  test('that unpacks to more than 8 MB is refused', async () => {
    expect(outcomeOf(objects(' '.repeat(9 * 1024 * 1024)), 'application/pdf')).toBe('broken')
    const half = ' '.repeat(4 * 1024 * 1024)
    const most = pdf(CATALOG, pdfStream(PACKED, half), pdfStream(PACKED, half))
    expect(outcomeOf(most, 'application/pdf')).toEqual(most)
    const more = pdf(CATALOG, pdfStream(PACKED, half), pdfStream(PACKED, ` ${half}`))
    expect(outcomeOf(more, 'application/pdf')).toBe('broken')
    const plain = `<< /Type /ObjStm >>\nstream\n${half}${half} \nendstream`
    expect(outcomeOf(pdf(CATALOG, plain), 'application/pdf')).toBe('broken')
  }, 120_000)
})

test('whatever is broken is refused or cleaned, and what was cleaned stays as it is', async () => {
  const sound = [
    ['image/jpeg', jpeg({ before: Object.values(jpegExtras) })],
    ['image/png', png([pngChunk('tEXt', 'a'), pngChunk('pHYs', Buffer.alloc(9))])],
    [
      'application/pdf',
      pdf(CATALOG, pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '1 0 <<>>')),
    ],
  ] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sound),
      fc.array(fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 255 })), { maxLength: 4 }),
      fc.option(fc.nat({ max: 400 })),
      async ([type, whole], changes, end) => {
        const bytes = Buffer.from(end === null ? whole : whole.subarray(0, end))
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
        const stored = outcomeOf(bytes, type)
        if (typeof stored === 'string') return
        expect(stored.length).toBeLessThanOrEqual(bytes.length)
        expect(outcomeOf(stored, type)).toEqual(stored)
      },
    ),
    { numRuns: 500 },
  )
})
