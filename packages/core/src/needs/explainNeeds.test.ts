import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { assumptions, calculatorInput } from '../testing/index.ts'
import { calculateNeeds } from './calculateNeeds.ts'
import { ASSUMPTIONS, defaultAssumptions } from './defaultAssumptions.ts'
import { explainNeeds } from './explainNeeds.ts'
import { inputWith, youngCouple } from './input.fixture.ts'
import type { Figure, Working } from './types.ts'

function workingOf(workings: readonly Working[], figure: Figure): Working | undefined {
  return workings.find((working) => working.figure === figure)
}

describe('the young couple', () => {
  const workings = explainNeeds(calculateNeeds(youngCouple()))

  test('shared figures come first, then the covers', () => {
    expect(workings.map(({ figure }) => figure)).toEqual([
      'living',
      'rent',
      'children',
      'debts',
      'assets',
      'lifeCover',
      'tpdCover',
      'criticalIllnessCover',
      'incomeProtectionCover',
    ])
  })

  test('living support is a yearly sum times the annuity factor', () => {
    const living = workingOf(workings, 'living')
    expect(living?.formula).toBe('per-year-times-annuity-factor')
    expect(living?.terms.map(({ name }) => name)).toEqual(['perYear', 'years', 'annuityFactor'])
    expect(living?.terms[0]?.value).toBeCloseTo(73_500, 6)
    expect(living?.result).toBeCloseTo(145_913.79, 2)
  })

  test('life names its terms, what is taken off negative', () => {
    const life = workingOf(workings, 'lifeCover')
    expect(life?.terms.map(({ name, value }) => [name, Math.round(value)])).toEqual([
      ['funeral', 15_000],
      ['debts', 644_000],
      ['rent', 0],
      ['living', 145_914],
      ['children', 649_609],
      ['assets', -115_000],
      ['existing', -250_000],
    ])
    expect(life).toMatchObject({ rounding: 'nearest-1000', result: 1_090_000 })
  })

  test('a child is a term', () => {
    expect(workingOf(workings, 'children')?.terms.map(({ name }) => name)).toEqual(['child1', 'child2'])
  })

  test('income protection is rounded down', () => {
    expect(workingOf(workings, 'incomeProtectionCover')).toMatchObject({
      raw: 6_125,
      rounding: 'down-to-50',
      result: 6_100,
    })
  })
})

test('every assumption is named by some term', () => {
  const terms = explainNeeds(calculateNeeds(youngCouple())).flatMap((working) => working.terms)
  const named = new Set(terms.flatMap((term) => term.assumptions))
  expect([...named].sort()).toEqual([...ASSUMPTIONS].sort())
})

test('nothing taken off is 0, not minus 0', () => {
  const terms = explainNeeds(calculateNeeds(inputWith(), defaultAssumptions)).flatMap(
    (working) => working.terms,
  )
  expect(terms.some(({ value }) => Object.is(value, -0))).toBe(false)
})

property.prop([calculatorInput, assumptions], { numRuns: 500 })('terms give the figure', (input, assumed) => {
  for (const { formula, terms, raw } of explainNeeds(calculateNeeds(input, assumed))) {
    const values = terms.map(({ value }) => value)
    const [perYear = 0, , factor = 0] = values
    const total = formula === 'sum' ? values.reduce((sum, value) => sum + value, 0) : perYear * factor
    expect(total).toBeCloseTo(raw, 3)
  }
})
