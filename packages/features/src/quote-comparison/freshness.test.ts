import { describe, expect, it } from 'vitest'
import { exampleAnswers, exampleComparison, exampleQuote } from '#client-quote/testing/exampleAnswers.ts'
import { freshness } from './freshness.ts'

const askedAt = '2026-11-21T00:00:00.000Z'
const answers = exampleAnswers(exampleComparison(askedAt))
const later = (days: number) => new Date(Date.parse(askedAt) + days * 86_400_000)

describe('what kept prices are worth', () => {
  it('is nothing before anybody was asked', () => {
    expect(freshness(exampleAnswers(), later(0))).toBe('none')
  })

  it('is fresh for 30 days, then stale', () => {
    expect(freshness(answers, later(0))).toBe('fresh')
    expect(freshness(answers, later(29.999))).toBe('fresh')
    expect(freshness(answers, later(30))).toBe('stale')
    const broken = exampleAnswers({ ...exampleComparison(askedAt), askedAt: 'never' })
    expect(freshness(broken, later(0))).toBe('stale')
  })

  it('survives another payment frequency, which every answer holds', () => {
    const quote = { ...exampleQuote, paymentFrequency: 'yearly' as const }
    expect(freshness({ ...answers, quote }, later(0))).toBe('fresh')
  })

  it('survives being kept as text', () => {
    expect(freshness(JSON.parse(JSON.stringify(answers)), later(0))).toBe('fresh')
  })

  it.each([
    ['an amount', { ...exampleQuote, lifeCover: { ...exampleQuote.lifeCover, amount: 501_000 } }],
    ['the age', { ...exampleQuote, personalDetails: { ...exampleQuote.personalDetails, age: 46 } }],
    ['the state', { ...exampleQuote, personalDetails: { ...exampleQuote.personalDetails, state: 'NSW' } }],
    ['an extra', { ...exampleQuote, tpdCover: { ...exampleQuote.tpdCover, extras: [] } }],
    ['the premium type', { ...exampleQuote, premiumType: 'level' }],
    [
      'a detail that is not answered',
      { ...exampleQuote, personalDetails: { ...exampleQuote.personalDetails, age: null } },
    ],
  ] as const)('ends with %s', (_what, quote) => {
    expect(freshness({ ...answers, quote } as typeof answers, later(0))).toBe('changed')
  })

  it('ends with leave to adjust terms given or taken away', () => {
    expect(freshness({ ...answers, allowAdjustments: true }, later(0))).toBe('changed')
  })
})
