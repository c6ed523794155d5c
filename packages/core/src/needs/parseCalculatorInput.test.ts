import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { calculatorInput } from '../testing/index.ts'
import { refusal } from '../testing/refusal.ts'
import { emptyCalculatorInput } from './emptyCalculatorInput.ts'
import { youngCouple } from './input.fixture.ts'
import { parseCalculatorInput } from './parseCalculatorInput.ts'

describe('accepts', () => {
  test.each([
    ['an empty form', emptyCalculatorInput()],
    ['children of 0 and 24', { ...emptyCalculatorInput(), numberOfDependents: 2, dependentAges: [0, 24] }],
    ['a blank child age', { ...emptyCalculatorInput(), dependentAges: [null, 3] }],
  ])('%s', (_, input) => expect(parseCalculatorInput(input)).toEqual(input))

  test('missing amounts as blanks', () => {
    expect(parseCalculatorInput(youngCouple()).assets).toEqual({
      property: null,
      investments: null,
      savings: 30_000,
      super: 85_000,
    })
  })

  test('what little is there, the rest as blanks', () => {
    expect(parseCalculatorInput({ assets: {}, debts: {}, covers: {} })).toEqual(emptyCalculatorInput())
  })

  test('lists in canonical order, each item once', () => {
    const input = { ...emptyCalculatorInput(), selectedAssets: ['super', 'property', 'super'] }
    expect(parseCalculatorInput(input).selectedAssets).toEqual(['property', 'super'])
  })
})

describe('refuses', () => {
  test.each<[Record<string, unknown>, string, string]>([
    [{ age: 17 }, 'age', 'min'],
    [{ age: 76 }, 'age', 'max'],
    [{ age: 40.5 }, 'age', 'whole-number'],
    [{ age: '40' }, 'age', 'format'],
    [{ age: Number.NaN }, 'age', 'format'],
    [{ annualSalary: -1 }, 'annualSalary', 'min'],
    [{ annualSalary: 1e9 }, 'annualSalary', 'max'],
    [{ annualSalary: 1.5 }, 'annualSalary', 'whole-number'],
    [{ dependents: 'true' }, 'dependents', 'format'],
    [{ numberOfDependents: 6 }, 'numberOfDependents', 'max'],
    [{ numberOfDependents: -1 }, 'numberOfDependents', 'min'],
    [{ numberOfDependents: 3.7 }, 'numberOfDependents', 'whole-number'],
    [{ dependentAges: [1, 2, 3, 4, 5, 6] }, 'dependentAges', 'max'],
    [{ numberOfDependents: 1, dependentAges: [1, 2] }, 'dependentAges', 'max'],
    [{ dependentAges: [3, 25] }, 'dependentAges.1', 'max'],
    [{ dependentAges: {} }, 'dependentAges', 'format'],
    [{ propertyStatus: 'Owner' }, 'propertyStatus', 'choice'],
    [{ propertyStatus: null }, 'propertyStatus', 'required'],
    [{ schoolingPreference: 'catholic' }, 'schoolingPreference', 'choice'],
    [{ selectedAssets: ['gold'] }, 'selectedAssets.0', 'choice'],
    [{ selectedDebts: ['toString'] }, 'selectedDebts.0', 'choice'],
    [{ assets: { savings: '5' } }, 'assets.savings', 'format'],
    [{ assets: null }, 'assets', 'required'],
    [{ debts: [] }, 'debts', 'format'],
    [{ covers: { lifeCover: Number.POSITIVE_INFINITY } }, 'covers.lifeCover', 'format'],
    [{ existingWaitingPeriod: 60 }, 'existingWaitingPeriod', 'choice'],
  ])('%o', (answers, path, code) => {
    expect(refusal(() => parseCalculatorInput({ ...emptyCalculatorInput(), ...answers }))).toEqual({
      path,
      code,
    })
  })

  test.each([
    [null, 'required'],
    [undefined, 'required'],
    [[], 'format'],
    ['{}', 'format'],
    [42, 'format'],
  ])('%o instead of a form', (value, code) => {
    expect(refusal(() => parseCalculatorInput(value))).toEqual({ path: '', code })
  })
})

test('prototype keys and keys it does not know are dropped', () => {
  const text = JSON.stringify({ ...emptyCalculatorInput(), more: 1 }).replace('{', '{"__proto__":{"age":40},')
  const parsed = parseCalculatorInput(JSON.parse(text))
  expect(parsed).toEqual(emptyCalculatorInput())
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype)
})

property.prop([calculatorInput])('a form that was written is read as it was', (input) => {
  const consistent = { ...input, numberOfDependents: null }
  expect(parseCalculatorInput(JSON.parse(JSON.stringify(consistent)))).toEqual(consistent)
})
