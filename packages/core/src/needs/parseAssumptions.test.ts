import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { assumptions } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { defaultAssumptions } from './defaultAssumptions.ts'
import { parseAssumptions } from './parseAssumptions.ts'

test('what is missing takes its default', () => {
  expect(parseAssumptions({})).toEqual(defaultAssumptions)
  expect(parseAssumptions({ retirementAge: 65 })).toEqual({ ...defaultAssumptions, retirementAge: 65 })
})

test('keys it does not know are dropped', () => {
  expect(parseAssumptions(JSON.parse('{"__proto__":{"retirementAge":1},"inflation":9}'))).toEqual(
    defaultAssumptions,
  )
})

describe('accepts the bounds', () => {
  test.each([
    ['effectiveNetInterestRate', 0],
    ['effectiveNetInterestRate', 20],
    ['effectiveNetInterestRate', 0.1],
    ['yearsToSupportLiving', 0],
    ['yearsToSupportLiving', 80],
    ['mortgageCoverage', 0],
    ['mortgageCoverage', 33.33],
    ['incomeProtection', 100],
    ['funeralCosts', 999_999_999],
  ])('%s %d', (name, value) => expect(parseAssumptions({ [name]: value })).toMatchObject({ [name]: value }))
})

describe('refuses', () => {
  test.each([
    ['effectiveNetInterestRate', 20.1, 'max'],
    ['effectiveNetInterestRate', -0.1, 'min'],
    ['effectiveNetInterestRate', 1.55, 'format'],
    ['effectiveNetInterestRate', null, 'required'],
    ['yearsToSupportLiving', 81, 'max'],
    ['yearsToSupportLiving', 1.5, 'whole-number'],
    ['retirementAge', '67', 'format'],
    ['assetCoverage', 100.01, 'max'],
    ['assetCoverage', 33.333, 'format'],
    ['medicalExpenses', 1e9, 'max'],
    ['medicalExpenses', 0.5, 'whole-number'],
  ])('%s %s', (name, value, code) => {
    expect(refusal(() => parseAssumptions({ [name]: value }))).toEqual({ path: name, code })
  })
})

property.prop([assumptions])('assumptions that were written are read as they were', (given) => {
  expect(parseAssumptions(JSON.parse(JSON.stringify(given)))).toEqual(given)
})
