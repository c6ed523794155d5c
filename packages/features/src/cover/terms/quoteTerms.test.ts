import { emptyQuote } from '@coverkit/core'
import { anyQuote } from '@coverkit/core/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { quoteTerms } from './quoteTerms.ts'
import { termsLine } from './termsLine.ts'

const quote = emptyQuote()

describe('the terms of a quote in words', () => {
  it('says how each cover is built', () => {
    const terms = quoteTerms({
      ...quote,
      covers: { payThroughSuper: 'true', selectedCovers: ['life', 'tpd', 'incomeProtection'] },
      lifeCover: { amount: 500_000, lifeOwner: 'J' },
      tpdCover: {
        ...quote.tpdCover,
        amountLinked: 500_000,
        amountStandalone: 250_500,
        tpdLinkTo: 'life',
        extras: ['lifeBuyBack', 'doubleTpd'],
        tpdOwner: 'S',
      },
      incomeProtectionCover: {
        ...quote.incomeProtectionCover,
        annualEarnings: 90_000,
        monthlyBenefit: 5_250,
        waitingPeriod: '730',
        benefitPeriod: '65',
      },
    })
    const lines = terms.map(({ name, terms }) => [name, ...terms.map(({ value }) => value)])
    expect(lines).toEqual([
      ['Life cover', '$500,000', 'Partially from super'],
      [
        'TPD cover',
        '$750,500',
        'Linked to life $500,000, standalone $250,500',
        'Any occupation',
        'Life buy back, Double TPD',
        'Inside super',
      ],
      ['Income protection', '$5,250 a month', '$90,000', '2 years', 'To age 65', 'None', 'Outside super'],
    ])
    expect(terms.map(({ terms }) => termsLine(terms))).toEqual([
      '$500,000, partially from super',
      '$750,500, linked to life $500,000, standalone $250,500, any occupation, life buy back, Double TPD, inside super',
      '$5,250 a month, paid after 2 years, to age 65, outside super',
    ])
  })

  it('lists every selected cover once, whatever the quote, with words for every term', () => {
    fc.assert(
      fc.property(anyQuote, (any) => {
        const terms = quoteTerms(any)
        expect(terms.map(({ kind }) => kind)).toEqual(any.covers.selectedCovers)
        for (const { terms: lines } of terms) {
          expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
          for (const { label, value } of lines) expect(`${label}${value}`).not.toMatch(/undefined|null|NaN/)
        }
      }),
    )
  })
})
