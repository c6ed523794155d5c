import { parseName } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { readCode, readOrNull, tidyCode, tidyWith } from './tidy.ts'
import { tidyDate } from './tidyDate.ts'

it('shows a text as it is read, or as it was typed where it is refused', () => {
  const tidy = tidyWith((text) => parseName(text))
  expect(tidy("  Robin O'Brien ")).toBe('Robin O’Brien')
  expect(tidy(' 42 ')).toBe(' 42 ')
})

it('throws what is no refusal', () => {
  expect(() =>
    readOrNull(() => {
      throw new TypeError('broken')
    }),
  ).toThrow('broken')
})

describe('a mailed code', () => {
  it.each(['204816', ' 204 816', '204-816', '204.816', '204–816', '２０４８１６'])(
    'is read from %j',
    (text) => {
      expect(readCode(text)).toBe('204816')
      expect(tidyCode(text)).toBe('204816')
    },
  )

  it.each(['', '20481', '20481a', '2048167'])('is none in %j, which stays', (text) => {
    expect(readCode(text)).toBeNull()
    expect(tidyCode(text)).toBe(text)
  })
})

it.each([
  [
    { day: '27/03/1985', month: '', year: '' },
    { day: '27', month: '3', year: '1985' },
  ],
  [
    { day: '03', month: 'March', year: '1985' },
    { day: '3', month: '3', year: '1985' },
  ],
  [
    { day: '２７', month: 'Sept', year: ' 1985' },
    { day: '27', month: '9', year: '1985' },
  ],
  [
    { day: '31', month: 'Feb', year: '1985' },
    { day: '31', month: 'Feb', year: '1985' },
  ],
  [
    { day: '', month: '', year: '' },
    { day: '', month: '', year: '' },
  ],
])('the boxes of a date %j are shown as %j', (typed, shown) => {
  expect(tidyDate(typed)).toEqual(shown)
})
