import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderPdf } from '../rendering/renderPdf.ts'
import {
  CATALOG,
  exif,
  jpeg,
  jpegExtras,
  jpegFrame,
  pdf,
  pdfStream,
  png,
  pngChunk,
  pngHeader,
} from '../testing/files.ts'
import { checkFile } from './checkFile.ts'
import { FileRefused } from './FileRefused.ts'
import { orientationOf } from './orientation.ts'

/** What a file is stored as, or why it is refused. */
const outcomeOf = async (bytes: Buffer, type: string): Promise<Buffer | string> => {
  try {
    return (await checkFile(bytes, type)).bytes
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
    expect(await outcomeOf(bytes, type)).toBe(code)
  })
})

describe('a JPEG', () => {
  test.each(Object.entries(jpegExtras))('loses its %s, and nothing else', async (_, extra) => {
    expect(await outcomeOf(jpeg({ before: [extra] }), 'image/jpeg')).toEqual(jpeg())
  })

  test('loses what follows its end', async () => {
    const after = Buffer.from('<script>Canaryphone</script>')
    expect(await outcomeOf(jpeg({ after }), 'image/jpeg')).toEqual(jpeg())
  })

  test.each([2, 3, 6, 8])('that is turned (%i) stays so, and loses the place', async (orientation) => {
    const stored = await outcomeOf(jpeg({ before: [exif(orientation)] }), 'image/jpeg')
    if (typeof stored === 'string') throw new Error(stored)
    expect(stored.toString('latin1')).not.toMatch(/GPS|Canary/)
    expect(orientationOf(stored.subarray(2))).toBe(orientation)
    expect(await outcomeOf(stored, 'image/jpeg')).toEqual(stored)
  })

  test('keeps its colour profile, without which it looks otherwise', async () => {
    const profile = Buffer.concat([
      Buffer.from([0xff, 0xe2, 0, 16]),
      Buffer.from('ICC_PROFILE\0\u0001\u0001'),
    ])
    const withProfile = jpeg({ before: [profile] })
    expect(await outcomeOf(withProfile, 'image/jpeg')).toEqual(withProfile)
  })

  test.each<[string, Buffer, string]>([
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
    expect(await outcomeOf(bytes, 'image/jpeg')).toBe(code)
  })
})

describe('a PNG', () => {
  test.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'acTL', 'prVt'])('loses its %s', async (type) => {
    expect(await outcomeOf(png([pngChunk(type, 'Canaryphone')]), 'image/png')).toEqual(png())
  })

  test('loses what follows its end, and keeps what draws it', async () => {
    const resolution = [pngChunk('pHYs', Buffer.alloc(9))]
    const bytes = Buffer.concat([png(resolution), Buffer.from('<script>')])
    expect(await outcomeOf(bytes, 'image/png')).toEqual(png(resolution))
  })

  test.each<[string, Buffer, string]>([
    ['of 20,000 times 20,000 points', png([], pngHeader(20_000, 20_000)), 'dimensions'],
    ['of no width', png([], pngHeader(0, 9)), 'broken'],
    ['without its end', png().subarray(0, -12), 'broken'],
    ['with a chunk that must be known and is not', png([pngChunk('ABCD')]), 'broken'],
    ['with a wrong check sum', Buffer.from(png()).fill(0, 29, 33), 'broken'],
    ['that begins with another chunk', png([], pngChunk('tEXt')), 'broken'],
    ['with two headers', png([pngHeader(1, 1)]), 'broken'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await outcomeOf(bytes, 'image/png')).toBe(code)
  })
})

describe('a PDF', () => {
  const objects = (content: string, dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') =>
    pdf(CATALOG, pdfStream(dictionary, content))

  test('of our own is stored as it is', async () => {
    const bytes = await renderPdf({ title: 'Schedule', publisher: 'Zurella', blocks: [] }, new Date(0))
    expect(await outcomeOf(bytes, 'application/pdf')).toEqual(bytes)
  }, 120_000)

  test.each<[string, Buffer]>([
    ['with links and packed objects', objects('5 0 << /S /URI /URI (https://zurella.example) >>')],
    ['that opens on its first page', pdf('<< /Type /Catalog /OpenAction [2 0 R /FitH null] >>')],
    [
      'with a page whose data says anything',
      pdf(CATALOG, pdfStream('/Filter /FlateDecode', '/XFA'), '<< >>'),
    ],
  ])('%s is stored', async (_, bytes) => {
    expect(await outcomeOf(bytes, 'application/pdf')).toEqual(bytes)
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
    ['objects packed twice', objects('', '/Type /ObjStm /Filter [/ASCII85Decode /FlateDecode]'), 'broken'],
    [
      'packed objects without an end',
      Buffer.from(objects('').toString('latin1').replace('endstream', ''), 'latin1'),
      'broken',
    ],
  ])('with %s is refused', async (_, bytes, code) => {
    expect(await outcomeOf(bytes, 'application/pdf')).toBe(code)
  })

  test.each<[string, string]>([
    ['has 5,001 streams', 'stream\n'.repeat(5001)],
    ['writes its names by 20,001 numbers', '/#41'.repeat(20_001)],
    ['hides where a dictionary begins', `${' '.repeat(9000)}/Type /ObjStm >>\nstream\nendstream`],
  ])('that %s is refused before it takes long', async (_, content) => {
    expect(await outcomeOf(pdf(CATALOG, content), 'application/pdf')).toBe('broken')
  })

  test('that unpacks to more than 8 MB is refused', async () => {
    expect(await outcomeOf(objects(' '.repeat(9 * 1024 * 1024)), 'application/pdf')).toBe('broken')
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
        const stored = await outcomeOf(bytes, type)
        if (typeof stored === 'string') return
        expect(stored.length).toBeLessThanOrEqual(bytes.length)
        expect(await outcomeOf(stored, type)).toEqual(stored)
      },
    ),
    { numRuns: 500 },
  )
})
