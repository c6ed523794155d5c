import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { annuityFactor } from './annuityFactor.ts'

describe('at 1.5 %', () => {
  test.each([
    [1, 1.0],
    [2, 1.985222],
    [5, 4.854385],
    [7, 6.697187],
    [9, 8.485925],
    [10, 9.360517],
    [20, 17.426168],
    [33, 26.267139],
    [39, 29.805052],
  ])('%d years are %d', (years, factor) => expect(annuityFactor(years, 1.5)).toBeCloseTo(factor, 6))
})

describe('edges', () => {
  test.each([
    [0, 1.5, 0],
    [-3, 1.5, 0],
    [Number.NaN, 1.5, 0],
    [10, 0, 10],
    [2.5, 0, 2.5],
    [0.5, 1.5, 0.5],
    [1.5, 1.5, 1 + 0.5 / 1.015],
    [2.25, 1.5, 1 + 1 / 1.015 + 0.25 / 1.015 ** 2],
  ])('%d years at %d %% are %d', (years, rate, factor) => {
    expect(annuityFactor(years, rate)).toBeCloseTo(factor, 10)
  })
})

const years = fc.integer({ min: 0, max: 80 })
const rate = fc.integer({ min: 0, max: 200 }).map((tenths) => tenths / 10)

property.prop([years, rate])('is the sum of the discounted years', (count, percent) => {
  let sum = 0
  for (let year = 0; year < count; year += 1) sum += (1 + percent / 100) ** -year
  expect(annuityFactor(count, percent)).toBeCloseTo(sum, 7)
})

property.prop([years, rate])('grows with the years and falls with the rate', (count, percent) => {
  expect(annuityFactor(count + 1, percent)).toBeGreaterThan(annuityFactor(count, percent))
  expect(annuityFactor(count, percent + 0.1)).toBeLessThanOrEqual(annuityFactor(count, percent) + 1e-9)
})
