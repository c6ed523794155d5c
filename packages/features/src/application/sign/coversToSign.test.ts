import { describe, expect, it } from 'vitest'
import { exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { coversToSign } from './coversToSign.ts'

const { personalDetails: _person, ...terms } = exampleQuote
const covers = [{ cover: 'life', amount: 500_000 }] as const
const needs = {
  ...terms,
  covers: {
    payThroughSuper: 'false' as const,
    selectedCovers: ['life' as const, 'incomeProtection' as const],
  },
  lifeCover: { amount: 500_000, lifeOwner: 'J' as const },
  incomeProtectionCover: {
    ...terms.incomeProtectionCover,
    annualEarnings: null,
    incomeReplacement: 0,
    monthlyBenefit: 5250,
    incomeProtectionOwner: 'O' as const,
  },
}

describe('the covers that a second policy owner signs for', () => {
  it('have their owner, waiting and benefit period, and the premium type', () => {
    expect(coversToSign({ covers: [...covers], needs })).toEqual([
      { label: 'Life cover', value: '$500,000, partially from super' },
      {
        label: 'Income protection',
        value: '$5,250 a month, paid after 30 days, for 5 years, outside super',
      },
      { label: 'Premium type', value: 'Stepped (variable age-stepped)' },
    ])
  })

  it('have their sums alone from a backend that gives no terms, or none that can be read', () => {
    const sums = [{ label: 'Life cover', value: '$500,000' }]
    expect(coversToSign({ covers: [...covers] })).toEqual(sums)
    expect(coversToSign({ covers: [...covers], needs: { ...needs, lifeCover: 'much' } })).toEqual(sums)
  })
})
