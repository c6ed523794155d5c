import type { Owner } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleQuote } from '#quote/testing/example-answers'
import { bankOfText } from './bankOfText.ts'
import { frequencyPrices } from './frequencyPrices.ts'
import { hasRebate } from './hasRebate.ts'

describe('the price of each frequency', () => {
  const answer = exampleAnswer('ING')

  it('is what is paid each time, in a year, and how much that is more than yearly', () => {
    expect([...frequencyPrices({ answer })]).toEqual([
      ['monthly', { instalment: 39_318, perYear: 471_816, extra: 34_224 }],
      ['quarterly', { instalment: 114_745, perYear: 458_980, extra: 21_388 }],
      ['halfYearly', { instalment: 225_213, perYear: 450_426, extra: 12_834 }],
      ['yearly', { instalment: 437_592, perYear: 437_592, extra: 0 }],
    ])
  })

  it('is only of what the insurer answered', () => {
    const { monthly, yearly } = answer.frequencies ?? {}
    if (!monthly || !yearly) throw new Error('The example has both')
    expect([...frequencyPrices({ answer: { ...answer, frequencies: { yearly } } }).keys()]).toEqual([
      'yearly',
    ])
    expect(frequencyPrices({ answer: { ...answer, frequencies: { monthly } } }).get('monthly')?.extra).toBe(0)
    expect(frequencyPrices({ answer: { ...answer, frequencies: {} } }).size).toBe(0)
  })
})

describe('the rebate of a rollover', () => {
  const life = (lifeOwner: Owner) => ({ lifeCover: { amount: 500_000, lifeOwner } })
  const quoteOf = (owner: Owner) => ({ ...exampleQuote, ...life(owner) })

  it('is for cover wholly inside super', () => {
    expect((['O', 'J', 'S'] as const).map((owner) => hasRebate(quoteOf(owner)))).toEqual([false, false, true])
    const { tpdCover, incomeProtectionCover } = exampleQuote
    expect(hasRebate({ ...exampleQuote, tpdCover: { ...tpdCover, tpdOwner: 'S' } })).toBe(true)
    const income = { ...incomeProtectionCover, incomeProtectionOwner: 'S' as const }
    expect(hasRebate({ ...exampleQuote, incomeProtectionCover: income })).toBe(true)
  })

  it('is not for cover that is not selected', () => {
    const covers = { ...exampleQuote.covers, selectedCovers: ['criticalIllness'] as const }
    expect(
      hasRebate({ ...quoteOf('S'), covers: { ...covers, selectedCovers: [...covers.selectedCovers] } }),
    ).toBe(false)
  })
})

it.each([
  ['970-001', { isSound: true, name: 'Karri Bank (sample)' }],
  ['971 234', { isSound: true, name: 'Boobook Mutual (sample)' }],
  ['062-000', { isSound: true, name: null }],
  ['97000', { isSound: false, name: null }],
  ['', { isSound: false, name: null }],
])('the bank of the BSB %j', (text, bank) => expect(bankOfText(text)).toEqual(bank))
