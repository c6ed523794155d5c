import { describe, expect, it } from 'vitest'
import { niceTicks } from './niceTicks.ts'

describe('the lines of an axis', () => {
  it.each([
    [7_900, [2_000, 4_000, 6_000, 8_000]],
    [4, [1, 2, 3, 4]],
    [850, [250, 500, 750, 1_000]],
    [92_410, [25_000, 50_000, 75_000, 100_000]],
  ])('are round for %d', (most, ticks) => {
    expect(niceTicks(most)).toEqual(ticks)
  })

  it('are few, rise, and reach the largest figure', () => {
    const mosts = Array.from({ length: 2_000 }, (_, place) => 1 + place ** 2)
    for (const most of mosts) {
      const ticks = niceTicks(most)
      expect(ticks.length, String(most)).toBeGreaterThanOrEqual(2)
      expect(ticks.length, String(most)).toBeLessThanOrEqual(5)
      expect(ticks.at(-1), String(most)).toBeGreaterThanOrEqual(most)
    }
  })

  it('are absent where there is nothing to show', () => {
    expect(niceTicks(0)).toEqual([])
    expect(niceTicks(Number.NaN)).toEqual([])
  })
})
