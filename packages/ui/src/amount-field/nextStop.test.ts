import { expect, it } from 'vitest'
import { nextStop, stopIndex } from './nextStop.ts'

const stops = [50_000, 75_000, 100_000, 200_000]

it.each([
  [100_000, 1, 200_000],
  [100_000, -1, 75_000],
  [120_000, 1, 200_000],
  [120_000, -1, 100_000],
  [200_000, 1, 200_000],
  [40_000, -1, 40_000],
  [null, 1, 50_000],
  [null, -1, 50_000],
] as const)('from %s in direction %i comes %i', (amount, direction, next) => {
  expect(nextStop(stops, amount, direction)).toBe(next)
})

it.each([
  [50_000, 0],
  [99_999, 1],
  [100_000, 2],
  [1_000_000, 3],
  [10_000, 0],
  [null, 0],
] as const)('%s stands at stop %i', (amount, index) => {
  expect(stopIndex(stops, amount)).toBe(index)
})
