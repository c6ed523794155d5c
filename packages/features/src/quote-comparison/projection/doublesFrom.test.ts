import { expect, it } from 'vitest'
import { doublesFrom } from './doublesFrom.ts'

it('finds the year from which on a premium is more than twice that of today', () => {
  expect(doublesFrom([10, 15, 20, 21, 30])).toBe(3)
  expect(doublesFrom([10, 25, 15, 21])).toBe(3)
  expect(doublesFrom([10, 15, 20])).toBeNull()
  expect(doublesFrom([10, 25, 15])).toBeNull()
  expect(doublesFrom([])).toBeNull()
})
