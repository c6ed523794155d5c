import { emptyCalculatorInput } from '@coverkit/core'
import { type Policy, policyFromSaved } from '@coverkit/core/policies'
import { expect, it } from 'vitest'
import { exampleLifePolicy, exampleWholePolicy } from '#policies/testing/examplePolicies.ts'
import { ageOf, reviewPrompts } from './prompts.ts'

const life = policyFromSaved(exampleLifePolicy())
const whole = policyFromSaved(exampleWholePolicy({ annual_Earnings: 100_000 }))
const level: Policy = { ...life, premiumType: 'level' }
const input = { ...emptyCalculatorInput(), age: 40, annualSalary: 100_000 }
const kinds = (known: Parameters<typeof reviewPrompts>[0]) => reviewPrompts(known).map(({ kind }) => kind)

it('speaks of the policies alone where nothing was worked out', () => {
  expect(reviewPrompts({ policies: [life, whole, level], input: null, age: 55 })).toEqual([
    { kind: 'stepped', policies: 2 },
    { kind: 'benefitEnds', years: 10 },
  ])
  expect(kinds({ policies: [level], input: null, age: null })).toEqual([])
})

it.each([
  [49, false],
  [50, true],
  [64, true],
  [65, false],
])('at %i the end of benefits is near: %s', (age, isNear) => {
  expect(kinds({ policies: [whole], input: null, age }).includes('benefitEnds')).toBe(isNear)
})

it('says that somebody is older only where they are', () => {
  expect(reviewPrompts({ policies: [level], input, age: 41 })[0]).toEqual({
    kind: 'age',
    before: 40,
    now: 41,
  })
  expect(kinds({ policies: [level], input, age: 40 })).toEqual(['noChildren', 'noDebt'])
  expect(kinds({ policies: [level], input, age: null })).toEqual(['noChildren', 'noDebt'])
})

it('counts the dependants, and the debts but not the rent', () => {
  const family = {
    ...input,
    dependents: true,
    numberOfDependents: 2,
    dependentAges: [7, 3, 1],
    selectedDebts: ['familyHomeMortgage', 'monthlyRent', 'creditCards'] as const,
    debts: { familyHomeMortgage: 400_000, monthlyRent: 2_000, creditCards: 5_000, personalLoans: 9_000 },
  }
  expect(reviewPrompts({ policies: [level], input: family, age: 40 })).toEqual([
    { kind: 'children', count: 2, youngest: 3 },
    { kind: 'debt', amount: 405_000 },
  ])
  const partner = { ...family, numberOfDependents: 0, selectedDebts: [] }
  expect(kinds({ policies: [level], input: partner, age: 40 })).toEqual(['noChildren', 'noDebt'])
})

it.each([
  [100_000, false],
  [109_999, false],
  [110_000, true],
  [90_000, true],
])('a salary of %i differs from the insured earnings: %s', (annualSalary, differs) => {
  const known = { policies: [whole], input: { ...input, annualSalary }, age: 40 }
  expect(kinds(known).includes('income')).toBe(differs)
})

it('takes the age from the first record that has a date of birth', () => {
  const born: Policy = { ...life, insured: { ...life.insured, dateOfBirth: '1980-01-01' } }
  expect(ageOf([life, born], (date) => 2026 - Number(date.slice(0, 4)))).toBe(46)
  expect(ageOf([life], () => 1)).toBeNull()
})
