import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { calculatorInput } from '../testing/index.ts'
import { completeCalculatorInput } from './completeCalculatorInput.ts'
import { inputWith, youngCouple } from './input.fixture.ts'
import { parseCalculatorInput } from './parseCalculatorInput.ts'

test('sums, super, youngest and the periods follow from the answers', () => {
  const completed = completeCalculatorInput({ ...youngCouple(), youngestAge: null })
  expect(completed).toMatchObject({
    assetsAmt: 115_000,
    super: 85_000,
    debtsAmt: 644_000,
    youngestAge: 1,
    calculatedBenefitPeriod: '5',
    calculatedWaitingPeriod: '60',
  })
})

describe('details', () => {
  test('only what is ticked is summed', () => {
    const completed = completeCalculatorInput({
      ...youngCouple(),
      selectedAssets: ['savings'],
      selectedDebts: ['creditCards'],
    })
    expect(completed).toMatchObject({ assetsAmt: 30_000, super: 0, debtsAmt: 6_000 })
  })

  test('rent is no balance', () => {
    const input = inputWith({ debts: { monthlyRent: 2_400, creditCards: 1_000 } })
    expect(completeCalculatorInput(input).debtsAmt).toBe(1_000)
  })

  test('ages beyond the number asked for are left out', () => {
    const input = inputWith({ dependents: true, numberOfDependents: 2, dependentAges: [9, null, 7, 3] })
    expect(completeCalculatorInput(input)).toMatchObject({ dependentAges: [9, 7], youngestAge: 7 })
  })

  test('without ages the youngest stays as answered', () => {
    expect(completeCalculatorInput(inputWith({ youngestAge: 4 })).youngestAge).toBe(4)
  })
})

property.prop([calculatorInput], { numRuns: 500 })('what is complete stays so, and can be read', (input) => {
  const completed = completeCalculatorInput(input)
  expect(completeCalculatorInput(completed)).toEqual(completed)
  expect(parseCalculatorInput(JSON.parse(JSON.stringify(completed)))).toEqual(completed)
})
