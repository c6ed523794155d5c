import { describe, expect, test } from 'vitest'
import { singleLine } from './singleLine.ts'

describe('C2: a check trusts no shape', () => {
  test.each(['', 'Robin', 'Nguyễn', 'a b', null, undefined])('%j is one line', (text) => {
    expect(singleLine(text)).toBe(true)
  })

  test.each([
    'a\nb',
    'a\r\nBcc: b@example.com',
    '\0',
    '\u0085',
    '\x7f',
    {},
    { length: 4_294_967_295 },
    [],
    ['a'],
    1,
    true,
  ])('%j is not', (value) => {
    const started = process.threadCpuUsage()
    expect(singleLine(value)).toBe(false)
    expect(process.threadCpuUsage(started).user).toBeLessThan(50_000)
  })
})
