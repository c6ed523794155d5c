import { describe, expect, test } from 'vitest'
import {
  ASSUMPTION_MAXIMUM,
  ASSUMPTION_MEASURES,
  ASSUMPTIONS,
  defaultAssumptions,
} from './defaultAssumptions.ts'
import { emptyCalculatorInput } from './emptyCalculatorInput.ts'
import { parseAssumptions } from './parseAssumptions.ts'
import { ASSET_KINDS, DEBT_KINDS, NEEDS_COVERS } from './types.ts'

test('the defaults are those of the specification', () => {
  expect(defaultAssumptions).toEqual({
    yearsToSupportLiving: 2,
    supportChildrenToAge: 21,
    funeralCosts: 15_000,
    homeAlterationCosts: 100_000,
    effectiveNetInterestRate: 1.5,
    medicalExpenses: 150_000,
    cappedSupportLife: 77,
    incomeProtection: 70,
    retirementAge: 67,
    mortgageCoverage: 100,
    rentSupportYears: 10,
    assetCoverage: 100,
    debtCoverage: 100,
    incomeReplacementRatio: 70,
  })
})

test('they are allowed values', () => {
  expect(parseAssumptions(defaultAssumptions)).toEqual(defaultAssumptions)
})

describe('each assumption', () => {
  test.each(ASSUMPTIONS)('%s has a measure that holds its default', (name) => {
    expect(defaultAssumptions[name]).toBeGreaterThanOrEqual(0)
    expect(defaultAssumptions[name]).toBeLessThanOrEqual(ASSUMPTION_MAXIMUM[ASSUMPTION_MEASURES[name]])
  })

  test('is in every list', () => {
    expect([...ASSUMPTIONS]).toEqual(Object.keys(ASSUMPTION_MEASURES))
    expect([...ASSUMPTIONS]).toEqual(Object.keys(defaultAssumptions))
  })
})

describe('an empty form', () => {
  test('has every option, blank', () => {
    const { assets, debts, covers } = emptyCalculatorInput()
    expect(Object.keys(assets)).toEqual([...ASSET_KINDS])
    expect(Object.keys(debts)).toEqual([...DEBT_KINDS])
    expect(Object.keys(covers)).toEqual([...NEEDS_COVERS])
    const amounts = [...Object.values(assets), ...Object.values(debts), ...Object.values(covers)]
    expect(new Set(amounts)).toEqual(new Set([null]))
  })

  test('starts with a home that is owned and nothing else', () => {
    const { propertyStatus, ...rest } = emptyCalculatorInput()
    expect(propertyStatus).toBe('owner')
    const answered = Object.entries(rest).filter(([, value]) => typeof value !== 'object' || value === null)
    expect(answered.every(([, value]) => value === null)).toBe(true)
  })
})
