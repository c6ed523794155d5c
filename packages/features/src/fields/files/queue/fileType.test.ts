import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkChosenFile, type FileType, MOST_BYTES, typeOfBytes } from './fileType.ts'

const STARTS: readonly (readonly [FileType, readonly number[]])[] = [
  ['application/pdf', [...Buffer.from('%PDF-1.7\n')]],
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
]
const blob = (bytes: readonly number[], type = '') => new Blob([new Uint8Array(bytes)], { type })

describe('a chosen file', () => {
  it.each(STARTS)('is %s by its first bytes, whatever the browser calls it', async (type, bytes) => {
    const check = await checkChosenFile(blob([...bytes, 1, 2, 3], 'text/html'))
    if (!check.ok) throw new Error(check.fault)
    expect(check.file.type).toBe(type)
    expect(check.file.size).toBe(bytes.length + 3)
  })

  it.each([
    ['nothing', blob([]), 'empty'],
    ['a web page that is called a picture', blob([...Buffer.from('<!doctype html>')], 'image/png'), 'type'],
    ['a GIF', blob([...Buffer.from('GIF89a')], 'image/gif'), 'type'],
    ['half a beginning', blob([0xff, 0xd8]), 'type'],
    ['a PDF that begins after 1,025 bytes', blob([...Buffer.from(`${' '.repeat(1_025)}%PDF-1.7`)]), 'type'],
  ])('%s is refused', async (_, file, fault) => {
    expect(await checkChosenFile(file)).toEqual({ ok: false, fault })
  })

  it.each([
    ['an empty line', '\r\n'],
    ['a mark of the order of bytes', '\ufeff'],
    ['1,024 bytes', ' '.repeat(1_024)],
  ])('is a PDF after %s', async (_, before) => {
    const check = await checkChosenFile(blob([...Buffer.from(`${before}%PDF-1.7`)]))
    expect(check.ok && check.file.type).toBe('application/pdf')
  })

  it('may be as large as 10 MB, and not a byte larger', async () => {
    const start = new Uint8Array([0xff, 0xd8, 0xff])
    const filling = (size: number) => new Blob([start, new Uint8Array(size - start.length)])
    expect((await checkChosenFile(filling(MOST_BYTES))).ok).toBe(true)
    expect(await checkChosenFile(filling(MOST_BYTES + 1))).toEqual({ ok: false, fault: 'too-large' })
  })

  it('that cannot be read is said to be so', async () => {
    const gone = Object.assign(blob([1]), {
      slice: () => {
        throw new DOMException('gone', 'NotFoundError')
      },
    })
    expect(await checkChosenFile(gone)).toEqual({ ok: false, fault: 'unreadable' })
  })
})

it('other beginnings are of no type', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20 }), (bytes) => {
      const isKnown = STARTS.some(([type]) => {
        const needed = { 'application/pdf': 5, 'image/jpeg': 3, 'image/png': 8 }[type]
        const start = STARTS.find(([one]) => one === type)?.[1].slice(0, needed) ?? []
        return start.every((byte, index) => bytes[index] === byte)
      })
      expect(typeOfBytes(bytes) !== null).toBe(isKnown)
    }),
  )
})
