import { expect, it } from 'vitest'
import { someLabels } from './someLabels.ts'

const ages = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, year) => String(from + year))

it('shows all of a few labels, and of many the first, the last and even steps between', () => {
  expect(someLabels(ages(60, 64))).toEqual(['60', '61', '62', '63', '64'])
  expect(someLabels(ages(34, 64))).toEqual(['34', '40', '46', '52', '58', '64'])
  expect(someLabels([])).toEqual([])
})
