import { ASSET_KINDS, DEBT_KINDS, debtKindsFor } from '@coverkit/core'
import type { InputValues } from '@coverkit/flow'
import { describe, expect, it } from 'vitest'
import { emptyAnswers } from '../../answers.ts'
import { couple, submitted } from '../../testing/exampleCalculation.ts'
import { messagesOf } from '../../testing/faults.ts'
import type { Field } from './copy.ts'
import { model } from './model.ts'
import { runningTotals } from './runningTotals.ts'

const errors = (input: Partial<InputValues<Field>>) => messagesOf(model, input)

describe('what is asked', () => {
  it('starts with an owner, who says whether the home would be sold', () => {
    expect(errors({})).toEqual({ homeSale: 'Tell us if your family would sell the home' })
    expect(errors({ homeSale: 'no' })).toEqual({})
  })

  it('needs the home value only when it counts', () => {
    expect(errors({ homeSale: 'yes' })).toEqual({ homeValue: 'Enter your home value' })
    expect(errors({ homeSale: 'no', homeValue: 'lots' })).toEqual({
      homeValue: 'Enter your home value in dollars, like 85,000',
    })
  })

  it.each(['renter', 'other'])('asks a %s nothing about a home', (propertyStatus) => {
    expect(errors({ propertyStatus, homeValue: 'lots', homeSale: '' })).toEqual({})
  })

  it('asks the amount of every ticked option', () => {
    const everything = { homeSale: 'no', selectedAssets: [...ASSET_KINDS], selectedDebts: [...DEBT_KINDS] }
    const requested = [...ASSET_KINDS, ...debtKindsFor('owner')]
    expect(Object.keys(errors(everything)).sort()).toEqual([...requested].sort())
    expect(errors(everything)).toMatchObject({
      super: 'Enter your super balance',
      familyHomeMortgage: 'Enter your home loan balance',
    })
  })

  it('offers the home loan to owners and the rent to renters', () => {
    expect(debtKindsFor('owner')).not.toContain('monthlyRent')
    expect(debtKindsFor('renter')).not.toContain('familyHomeMortgage')
    expect(debtKindsFor('other')).toHaveLength(DEBT_KINDS.length - 2)
  })

  it('refuses a way of living that is not on the screen', () => {
    expect(errors({ propertyStatus: '__proto__', homeSale: 'no' })).toEqual({
      propertyStatus: 'Tell us if you own or rent your home',
    })
  })
})

describe('what is written', () => {
  const owner = submitted(emptyAnswers(), model, couple['assets-and-overheads'])

  it('takes the ticked amounts', () => {
    expect(owner.input).toMatchObject({
      homeValue: 850_000,
      homeSale: false,
      selectedAssets: ['savings', 'super'],
      assets: { savings: 30_000, super: 85_000, property: null },
      selectedDebts: ['familyHomeMortgage', 'personalLoans', 'creditCards'],
      debts: { familyHomeMortgage: 620_000, personalLoans: 18_000, creditCards: 6_000 },
    })
  })

  it('keeps an amount whose tick is taken away, and does not count it', () => {
    const without = submitted(owner, model, { selectedAssets: ['savings'] })
    expect(without.input.selectedAssets).toEqual(['savings'])
    expect(without.input.assets.super).toBe(85_000)
  })

  it('unticks the home loan of someone who rents now', () => {
    const renting = submitted(owner, model, { propertyStatus: 'renter' })
    expect(renting.input.selectedDebts).toEqual(['personalLoans', 'creditCards'])
    expect(renting.input.homeValue).toBe(850_000)
  })
})

describe('running totals', () => {
  const input = { ...model.view(emptyAnswers()), ...couple['assets-and-overheads'] }

  it('sum what is ticked and readable', () => {
    expect(runningTotals(input)).toEqual({ owned: 115_000, debts: 644_000, rent: 0 })
    expect(runningTotals({ ...input, savings: '30,00' })).toMatchObject({ owned: 85_000 })
    expect(runningTotals({ ...input, selectedAssets: ['super'] })).toMatchObject({ owned: 85_000 })
  })

  it('count the home when it would be sold, and the rent apart', () => {
    expect(runningTotals({ ...input, homeSale: 'yes' })).toMatchObject({ owned: 965_000 })
    const renting = {
      ...input,
      propertyStatus: 'renter',
      selectedDebts: ['monthlyRent', 'familyHomeMortgage'],
      monthlyRent: '2,400',
    }
    expect(runningTotals(renting)).toEqual({ owned: 115_000, debts: 0, rent: 2_400 })
  })
})
