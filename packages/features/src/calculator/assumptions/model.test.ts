import { ASSUMPTIONS, defaultAssumptions } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { emptyAnswers } from '../answers.ts'
import { answered, couple, submitted } from '../testing/exampleCalculation.ts'
import { messagesOf } from '../testing/faults.ts'
import { assumptionGroups } from './copy.ts'
import { changesFromDefaults, movedCovers } from './effects.ts'
import { assumptionsInFields, model } from './model.ts'
import type { Field } from './view.ts'

const errors = (input: Partial<InputValues<Field>>) => messagesOf(model, input)

describe('the form', () => {
  it('shows every assumption once, complete from the defaults', () => {
    const shown = assumptionGroups.flatMap(({ names }) => names)
    expect([...shown].sort()).toEqual([...ASSUMPTIONS].sort())
    expect(errors({})).toEqual({})
    expect(assumptionsInFields(model.view(emptyAnswers()))).toEqual(defaultAssumptions)
  })

  it.each([
    ['effectiveNetInterestRate', '21', 'Enter the effective net interest rate, from 0 to 20'],
    ['effectiveNetInterestRate', '1.55', 'Enter the effective net interest rate, from 0 to 20'],
    ['retirementAge', '81', 'Enter the retirement age: a whole number from 0 to 80'],
    ['retirementAge', '65.5', 'Enter the retirement age: a whole number from 0 to 80'],
    ['mortgageCoverage', '101', 'Enter the mortgage coverage as a percentage, from 0 to 100'],
    ['mortgageCoverage', 'half', 'Enter the mortgage coverage as a percentage, from 0 to 100'],
    ['funeralCosts', '-1', 'Enter the funeral costs in dollars, like 85,000'],
    ['funeralCosts', '', 'Enter the funeral costs'],
  ])('refuses %s of %s', (name, text, message) => {
    expect(errors({ [name]: text })).toEqual({ [name]: message })
  })

  it('keeps only what differs, and forgets it on reset', () => {
    const input = { retirementAge: '65', effectiveNetInterestRate: '0', funeralCosts: '25k' }
    const changed = submitted(emptyAnswers(), model, input)
    expect(changed.assumptions).toEqual({
      retirementAge: 65,
      effectiveNetInterestRate: 0,
      funeralCosts: 25_000,
    })
    const reset = submitted(changed, model, { retirementAge: '67' })
    expect(reset.assumptions).not.toHaveProperty('retirementAge')
  })
})

describe('what a change moves', () => {
  const { input } = answered(couple)

  it('is nothing for the defaults', () => {
    const { changes, together } = changesFromDefaults(input, defaultAssumptions)
    expect(changes).toEqual([])
    expect(movedCovers(together)).toEqual([])
  })

  it('tells each change alone, and all of them together', () => {
    const assumptions = { ...defaultAssumptions, funeralCosts: 25_000, incomeProtection: 60 }
    const { changes, together } = changesFromDefaults(input, assumptions)
    expect(changes).toMatchObject([
      { name: 'funeralCosts', from: 15_000, to: 25_000, effect: { life: 10_000, tpd: 0 } },
      { name: 'incomeProtection', from: 70, to: 60, effect: { life: 0, incomeProtection: -850 } },
    ])
    expect(together).toEqual({ life: 10_000, tpd: 0, criticalIllness: 0, incomeProtection: -850 })
  })
})
