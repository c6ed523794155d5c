import { describe, expect, it } from 'vitest'
import { prepareFile } from './prepareFile.ts'

const MB = 1024 * 1024
const bytes = (text: string, padding = 0) => new Blob([text, new Uint8Array(padding)])
const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xe0])
const drawn = (size: number) => async () =>
  new Blob([JPEG, new Uint8Array(size - JPEG.length)], { type: 'image/jpeg' })
const notDrawn = () => Promise.reject(new Error('a PDF is not drawn'))

describe('a PDF', () => {
  it('is sent as it is', async () => {
    const file = bytes('%PDF-1.7 hello')
    const prepared = await prepareFile(file, 'all', notDrawn)
    if (!prepared.ok) throw new Error(prepared.fault)
    expect(await prepared.file.text()).toBe('%PDF-1.7 hello')
    expect(prepared.file.type).toBe('application/pdf')
  })

  it('that is locked against changes is sent, since it may open without a password', async () => {
    const text = '%PDF-1.7 trailer << /Encrypt 12 0 R >>'
    expect(await prepareFile(bytes(text), 'all', notDrawn)).toMatchObject({ ok: true })
  })

  it('may have 10 MB and not a byte more', async () => {
    const start = '%PDF-1.7'
    expect((await prepareFile(bytes(start, 10 * MB - start.length), 'all', notDrawn)).ok).toBe(true)
    expect(await prepareFile(bytes(start, 10 * MB - start.length + 1), 'all', notDrawn)).toEqual({
      ok: false,
      fault: 'too-large',
    })
  })
})

describe('a picture', () => {
  const photo = (size = 100) => new Blob([JPEG, new Uint8Array(size - JPEG.length)])

  it('is sent as it was redrawn', async () => {
    const prepared = await prepareFile(photo(), 'all', drawn(50))
    if (!prepared.ok) throw new Error(prepared.fault)
    expect(prepared.file.size).toBe(50)
    expect(prepared.file.type).toBe('image/jpeg')
  })

  it('may have more than 10 MB before it is drawn, and not afterwards', async () => {
    expect((await prepareFile(photo(12 * MB), 'all', drawn(2 * MB))).ok).toBe(true)
    expect(await prepareFile(photo(12 * MB), 'all', drawn(10 * MB + 1))).toEqual({
      ok: false,
      fault: 'too-large',
    })
    expect(await prepareFile(photo(40 * MB + 1), 'all', drawn(50))).toEqual({ ok: false, fault: 'too-large' })
  })

  it('that cannot be drawn is damaged', async () => {
    expect(await prepareFile(photo(), 'all', async () => null)).toEqual({ ok: false, fault: 'broken' })
  })

  describe.each(['heic', 'mif1', 'heix'])('of the format %s', (brand) => {
    const heic = bytes(`\0\0\0\u0018ftyp${brand}`, 100)

    it.each(['all', 'large'] as const)(
      'is sent as a JPEG where the browser can draw it (%s)',
      async (redrawn) => {
        const prepared = await prepareFile(heic, redrawn, drawn(50))
        expect(prepared.ok && [prepared.file.type, prepared.file.size]).toEqual(['image/jpeg', 50])
        expect(await prepareFile(heic, redrawn, drawn(10 * MB + 1))).toEqual({
          ok: false,
          fault: 'too-large',
        })
      },
    )

    it('is named where it can’t', async () => {
      expect(await prepareFile(heic, 'all', async () => null)).toEqual({ ok: false, fault: 'heic' })
      expect(await prepareFile(heic, 'all', notDrawn)).toEqual({ ok: false, fault: 'heic' })
    })
  })
})

it.each([
  ['nothing', bytes(''), 'empty'],
  ['a Word document', bytes('PK\u0003\u0004'), 'type'],
  ['a web page', bytes('<!doctype html><script>'), 'type'],
  ['a video of the same family as HEIC', bytes('\0\0\0\u0018ftypmp42'), 'type'],
])('%s is refused', async (_, file, fault) => {
  expect(await prepareFile(file, 'all', notDrawn)).toEqual({ ok: false, fault })
})

it('a photo that may be sent as it is stays unchanged where only large ones are redrawn', async () => {
  const photo = (size: number) => new Blob([JPEG, new Uint8Array(size - JPEG.length)])
  const unchanged = await prepareFile(photo(10 * MB), 'large', notDrawn)
  expect(unchanged.ok && unchanged.file.size).toBe(10 * MB)
  const smaller = await prepareFile(photo(10 * MB + 1), 'large', drawn(50))
  expect(smaller.ok && smaller.file.size).toBe(50)
})
