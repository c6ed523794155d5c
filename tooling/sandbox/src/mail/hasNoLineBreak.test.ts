import { describe, expect, test } from 'vitest'
import { hasNoLineBreak } from './hasNoLineBreak.ts'

describe('C2: a check trusts no shape', () => {
  test.each(['', 'Robin', 'Nguyễn', 'a b', null, undefined])('%j is one line', (text) => {
    expect(hasNoLineBreak(text)).toBe(true)
  })

  test.each([
    'a\nb',
    'a\r\nBcc: b@example.com',
    '\0',
    '\u0085',
    '\x7f',
    'a\tb',
    'a\u2028b',
    'moc.live\u202e',
    'a\u2066b\u2069',
    'ev\u200bil',
    {},
    { length: 4_294_967_295 },
    [],
    ['a'],
    1,
    true,
  ])('%j is not', (value) => {
    const started = process.threadCpuUsage()
    expect(hasNoLineBreak(value)).toBe(false)
    expect(process.threadCpuUsage(started).user).toBeLessThan(50_000)
  })
})
