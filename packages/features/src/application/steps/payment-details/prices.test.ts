import { type ClientQuote, type Owner, PAYMENT_FREQUENCIES } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { exampleAnswer, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { toCents } from '#cover/premium'
import { bankOfText } from './bankOfText.ts'
import { frequencyPrices } from './frequencyPrices.ts'
import { hasRebate } from './hasRebate.ts'
import { outsidePrices } from './outsidePrices.ts'

describe('the price of each frequency', () => {
  const answer = exampleAnswer('ING')

  it('is what is paid each time, in a year, and how much that is more than yearly', () => {
    expect([...frequencyPrices({ answer })]).toEqual([
      ['monthly', { instalment: 39_318, perYear: 471_816, extra: 34_224, percent: 7.8 }],
      ['quarterly', { instalment: 114_745, perYear: 458_980, extra: 21_388, percent: 4.9 }],
      ['halfYearly', { instalment: 225_213, perYear: 450_426, extra: 12_834, percent: 2.9 }],
      ['yearly', { instalment: 437_592, perYear: 437_592, extra: 0, percent: 0 }],
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

describe('the parts of each price', () => {
  const { frequencies = {} } = exampleAnswer('ING')
  const times = { monthly: 12, quarterly: 4, halfYearly: 2, yearly: 1 } as const

  it.each(PAYMENT_FREQUENCIES)('add up to what is shown, to the cent: %s', (frequency) => {
    const premium = frequencies[frequency]
    if (!premium) throw new Error('The example has all four')
    const { base, options, discount, frequencyLoading, stampDuty, fee } = premium.parts
    const parts = [base, options, discount, frequencyLoading, stampDuty, fee].map(toCents)
    const shown = frequencyPrices({ answer: exampleAnswer('ING') }).get(frequency)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(shown?.instalment)
    expect((shown?.instalment ?? 0) * times[frequency]).toBe(shown?.perYear)
    const covers = Object.values(premium.covers).map(({ total }) => toCents(total))
    expect(covers.reduce((sum, total) => sum + total, toCents(fee))).toBe(shown?.instalment)
  })
})

describe('the price of the cover outside super', () => {
  const offerOf = (changes: Partial<ClientQuote>) => ({
    terms: { ...exampleQuote, ...changes },
    chosen: { answer: exampleAnswer('ING') },
  })
  const { lifeCover } = exampleQuote
  const insideLife = { lifeCover: { ...lifeCover, lifeOwner: 'S' as const } }

  it('is that of its covers, without the fee, at each frequency', () => {
    const { frequencies = {} } = exampleAnswer('ING')
    const prices = outsidePrices(offerOf(insideLife))
    for (const frequency of PAYMENT_FREQUENCIES) {
      const premium = frequencies[frequency]
      const inside = premium?.covers.life?.total ?? 0
      const { total = 0, fee = 0 } = premium?.parts ?? {}
      expect(prices.get(frequency)).toBe(toCents(total) - toCents(fee) - toCents(inside))
    }
  })

  it('is not known where some cover is partly inside, nor of an insurer that answered no frequency', () => {
    const partly = { lifeCover: { ...lifeCover, lifeOwner: 'J' as const } }
    expect(outsidePrices(offerOf(partly)).size).toBe(0)
    const { terms } = offerOf(insideLife)
    expect(
      outsidePrices({ terms, chosen: { answer: { ...exampleAnswer('ING'), frequencies: {} } } }).size,
    ).toBe(0)
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
