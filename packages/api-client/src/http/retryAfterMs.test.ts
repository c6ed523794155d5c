import { expect, test } from 'vitest'
import { retryAfterMs } from './retryAfterMs.ts'

const NOW = Date.parse('2026-07-03T09:30:00Z')
const DATE = 'Fri, 03 Jul 2026 09:30:00 GMT'

test.each([
  [{}, null],
  [{ 'retry-after': '30' }, 30_000],
  [{ 'retry-after': '0' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after': '-5' }, null],
  [{ 'retry-after': 'Fri, 03 Jul 2026 09:30:20 GMT' }, 20_000],
  [{ 'retry-after': 'Fri, 03 Jul 2026 09:00:00 GMT' }, 0],
  [{ 'retry-after': 'Fri, 03 Jul 2026 11:30:20 GMT', date: 'Fri, 03 Jul 2026 11:30:00 GMT' }, 20_000],
  [{ 'retry-after': 'Fri, 03 Jul 2026 09:30:20 GMT', date: DATE }, 20_000],
])('%j asks for %s ms', (headers, expected) => {
  expect(retryAfterMs(new Headers(headers), NOW)).toBe(expected)
})
