import { PAYMENT_FREQUENCIES } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { exampleAnswer } from '#client-quote/testing/exampleAnswers.ts'
import { toCents } from '#cover/premium'
import { twoWaysApplication, withRolloverPrice } from '../../twoWays.fixture.ts'
import { bankOfText } from './bankOfText.ts'
import { frequencyPrices } from './frequencyPrices.ts'
import { fundPays, outsideParts } from './rolloverParts.ts'

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

describe('what a fund is asked for', () => {
  const { offer } = withRolloverPrice(twoWaysApplication())
  if (!offer) throw new Error('An offer was chosen')
  const { terms } = offer
  const payment = { method: null, frequency: null, outsideMethod: null, outsideFrequency: null } as const

  it('is the part inside super with the rebate, whatever is paid outside', () => {
    expect(fundPays(offer, payment)).toEqual({
      amount: 60_255,
      fee: 0,
      rebate: 10_489,
      lacksRebate: false,
      isMost: false,
    })
    expect(fundPays(offer, { ...payment, outsideFrequency: 'quarterly' })?.amount).toBe(60_255)
  })

  it('is without the rebate while that price is not known', () => {
    const { rollover: _, ...without } = offer
    expect(fundPays(without, payment)).toMatchObject({ amount: 70_888, rebate: 0, lacksRebate: true })
  })

  it('is at most that of cover partly inside super, of which it pays a part', () => {
    const partly = {
      ...offer,
      terms: { ...terms, lifeCover: { ...terms.lifeCover, lifeOwner: 'J' as const } },
    }
    expect(fundPays(partly, payment)).toMatchObject({ amount: 60_255, isMost: true })
  })

  it('is nothing where no cover is inside super', () => {
    const outside = {
      ...terms,
      lifeCover: { ...terms.lifeCover, lifeOwner: 'O' as const },
      tpdCover: { ...terms.tpdCover, tpdOwner: 'O' as const },
    }
    expect(fundPays({ ...offer, terms: outside }, payment)).toBeNull()
  })
})

describe('the price of the cover outside super', () => {
  const { offer } = withRolloverPrice(twoWaysApplication())
  if (!offer) throw new Error('An offer was chosen')
  const { terms } = offer

  it('is that of its covers at each frequency', () => {
    const amounts = [...outsideParts(offer)].map(([frequency, { amount, perYear }]) => [
      frequency,
      amount,
      perYear,
    ])
    expect(amounts).toEqual([
      ['monthly', 46.88, 562.56],
      ['quarterly', 136.73, 546.92],
      ['halfYearly', 268.26, 536.52],
      ['yearly', 520.89, 520.89],
    ])
  })

  it('is not known where some cover is partly inside, nor of an insurer that answered no frequency', () => {
    const partly = { ...terms, lifeCover: { ...terms.lifeCover, lifeOwner: 'J' as const } }
    expect(outsideParts({ ...offer, terms: partly }).size).toBe(0)
    const answer = { ...offer.chosen.answer, frequencies: {} }
    expect(outsideParts({ ...offer, chosen: { ...offer.chosen, answer } }).size).toBe(0)
  })
})

it.each([
  ['970-001', { isSound: true, name: 'Karri Bank (sample)' }],
  ['971 234', { isSound: true, name: 'Boobook Mutual (sample)' }],
  ['062-000', { isSound: true, name: null }],
  ['97000', { isSound: false, name: null }],
  ['', { isSound: false, name: null }],
])('the bank of the BSB %j', (text, bank) => expect(bankOfText(text)).toEqual(bank))
