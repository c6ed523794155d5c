import { PAYMENT_FREQUENCIES } from '@coverkit/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exampleAnswer } from '#client-quote/testing/exampleAnswers.ts'
import { examplePrices } from '#common/testing/examplePrices.ts'
import { isSoundAnswer, sumOfCents } from '#cover/premium'
import { type Offer, offerOf, SORTS, sortOffers } from './offers.ts'

const offers = (frequency: (typeof PAYMENT_FREQUENCIES)[number]) =>
  examplePrices.insurers.flatMap((answer) => offerOf(answer, frequency) ?? [])

describe('an offer', () => {
  it('holds the whole cents of the answer', () => {
    const answer = exampleAnswer('ACC')
    const offer = offerOf(answer, 'monthly')
    expect(offer).toMatchObject({ code: 'ACC', name: 'Accord Life', total: 37_336, perYear: 448_032 })
    expect(offer?.paidYearly).toEqual({ total: 414_848, saving: 33_184, perMille: 80 })
    expect(Object.keys(offer?.covers ?? {})).toEqual(['life', 'tpd', 'criticalIllness', 'incomeProtection'])
  })

  it('adds up to the cent for every insurer and frequency', () => {
    for (const frequency of PAYMENT_FREQUENCIES) {
      expect(offers(frequency)).toHaveLength(7)
      for (const { breakdown } of offers(frequency)) {
        expect(sumOfCents(breakdown.covers.map(({ total }) => total)) + breakdown.fee).toBe(breakdown.total)
      }
    }
    expect(examplePrices.insurers.every(isSoundAnswer)).toBe(true)
  })

  it('compares with paying yearly only where it is paid more often', () => {
    expect(offers('yearly').every(({ paidYearly }) => paidYearly === null)).toBe(true)
    expect(offers('quarterly').every(({ paidYearly }) => paidYearly !== null)).toBe(true)
  })

  it('is none where the insurer declined or lacks the frequency', () => {
    expect(offerOf({ ...exampleAnswer('ACC'), status: 'declined' }, 'monthly')).toBeNull()
    expect(offerOf({ ...exampleAnswer('ACC'), frequencies: {} }, 'monthly')).toBeNull()
  })
})

describe('sorting', () => {
  const names = (list: readonly Offer[]) => list.map(({ name }) => name)

  it('puts the lowest total first, the lowest yearly price first, or goes by name', () => {
    const list = offers('monthly')
    const totals = sortOffers(list, 'total').map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    const yearly = sortOffers(list, 'yearly').map(({ paidYearly }) => paidYearly?.total ?? 0)
    expect(yearly).toEqual(yearly.toSorted((one, other) => one - other))
    expect(names(sortOffers(list, 'name'))[0]).toBe('Accord Life')
  })

  it('goes by what ten years add up to, and puts those without a figure last, by name', () => {
    const tenYears = new Map([
      ['AIG', 46_449_00],
      ['NEO', 44_836_00],
    ])
    const sorted = sortOffers(offers('monthly'), 'tenYears', (code) => tenYears.get(code))
    expect(names(sorted)).toEqual([
      'Neota Life',
      'Aigrette Assurance',
      'Accord Life',
      'Ingleside Life',
      'Mallee Life Company',
      'Meridian Life Protection',
      'Zurella',
    ])
  })

  it('goes by what all projected years add up to', () => {
    const toEnd = new Map([
      ['AIG', 90_000_00],
      ['NEO', 120_000_00],
    ])
    const sorted = sortOffers(offers('monthly'), 'toEnd', (code, sort) =>
      sort === 'toEnd' ? toEnd.get(code) : undefined,
    )
    expect(names(sorted).slice(0, 2)).toEqual(['Aigrette Assurance', 'Neota Life'])
  })

  it('gives the same order whoever answered first, equal prices included', () => {
    const list = offers('monthly').map((offer, index) => ({ ...offer, total: 100 + (index % 2) }))
    const shuffled = fc.shuffledSubarray(list, { minLength: list.length })
    fc.assert(
      fc.property(shuffled, fc.constantFrom(...SORTS), (order, sort) => {
        expect(names(sortOffers(order, sort))).toEqual(names(sortOffers(list, sort)))
        expect(names(order).toSorted()).toEqual(names(list).toSorted())
      }),
    )
  })
})
