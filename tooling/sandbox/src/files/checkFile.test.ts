import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOG, jpeg, jpegExtras, pdf, pdfStream, png, pngChunk } from '../testing/files.ts'
import { outcomeOf } from '../testing/outcomeOf.ts'

describe('the type of a file', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'image/png', 'empty'],
    ['a picture that is called a document', jpeg(), 'application/pdf', 'type'],
    ['a document that is called a picture', pdf(CATALOG), 'image/jpeg', 'type'],
    ['a web page', Buffer.from('<!doctype html><script>'), 'image/png', 'type'],
    ['an archive', Buffer.from('PK\u0003\u0004'), 'application/pdf', 'type'],
    ['a picture that is not one of ours', Buffer.from('GIF89a'), 'image/gif', 'type'],
    ['a moving picture', Buffer.from('GIF89a'), 'image/png', 'type'],
    ['a PDF that begins after 1,025 bytes', after(1_025), 'application/pdf', 'type'],
    ['the first bytes alone', Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg', 'broken'],
  ])('%s is refused', async (_, bytes, type, code) => {
    expect(await outcomeOf(bytes, type)).toBe(code)
  })

  test.each([
    ['an empty line', Buffer.concat([Buffer.from('\r\n'), pdf(CATALOG)])],
    ['a mark of the order of bytes', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), pdf(CATALOG)])],
    ['1,024 bytes', after(1_024)],
  ])('a PDF after %s is stored without it', async (_, bytes) => {
    expect(await outcomeOf(bytes, 'application/pdf')).toEqual(
      await outcomeOf(pdf(CATALOG), 'application/pdf'),
    )
  })
})

test('a broken file is refused or rewritten, and a rewritten one is not changed again', async () => {
  const sound = [
    ['image/jpeg', jpeg({ before: Object.values(jpegExtras) })],
    ['image/png', png([pngChunk('tEXt', 'a'), pngChunk('pHYs', Buffer.alloc(9))])],
    [
      'application/pdf',
      pdf(CATALOG, pdfStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', '5 0 <<>>')),
    ],
  ] as const
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sound),
      fc.array(fc.tuple(fc.nat({ max: 900 }), fc.nat({ max: 255 })), { maxLength: 4 }),
      fc.option(fc.nat({ max: 900 })),
      async ([type, whole], changes, end) => {
        const bytes = Buffer.from(end === null ? whole : whole.subarray(0, end))
        for (const [at, byte] of changes) if (at < bytes.length) bytes[at] = byte
        const stored = await outcomeOf(bytes, type)
        if (typeof stored === 'string') return
        const again = await outcomeOf(stored, type)
        expect(typeof again).not.toBe('string')
        // A photo loses a little each time.
        if (type !== 'image/jpeg') expect(again).toEqual(stored)
      },
    ),
    { numRuns: 500 },
  )
}, 60_000)

function after(bytes: number): Buffer {
  return Buffer.concat([Buffer.alloc(bytes, ' '), pdf(CATALOG)])
}
