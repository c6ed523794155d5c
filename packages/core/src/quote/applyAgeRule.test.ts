import { describe, expect, test } from 'vitest'
import { applyAgeRule } from './applyAgeRule.ts'
import { quoteWith, reasons } from './cover.fixture.ts'
import { emptyQuote } from './emptyQuote.ts'
import { selectCovers } from './selectCovers.ts'

const withAge = (age: number | null) =>
  quoteWith(['life', 'incomeProtection'], {
    personalDetails: { age },
    lifeCover: { amount: 500_000 },
    incomeProtectionCover: { annualEarnings: 90_000, monthlyBenefit: 5_000, waitingPeriod: '30' },
  })

describe('up to 60 and unanswered', () => {
  test.each([null, 18, 59, 60])('%s keeps income protection', (age) => {
    const before = withAge(age)
    expect(applyAgeRule(before)).toEqual({ quote: before, changes: [] })
  })
})

describe('above 60', () => {
  test.each([61, 62, 75])('%s removes income protection and its data', (age) => {
    const { quote, changes } = applyAgeRule(withAge(age))
    expect(quote.covers.selectedCovers).toEqual(['life'])
    expect(quote.incomeProtectionCover).toEqual(emptyQuote().incomeProtectionCover)
    expect(reasons(changes)).toEqual({
      'covers.selectedCovers': 'age-over-60',
      'incomeProtectionCover.annualEarnings': 'age-over-60',
      'incomeProtectionCover.monthlyBenefit': 'age-over-60',
      'incomeProtectionCover.waitingPeriod': 'age-over-60',
    })
  })

  test('does what selecting the other covers does', () => {
    expect(applyAgeRule(withAge(61)).quote).toEqual(selectCovers(withAge(61), ['life']).quote)
  })

  test('the owner follows the answer about super', () => {
    const before = { ...withAge(61), covers: { payThroughSuper: 'true' as const, selectedCovers: [] } }
    expect(applyAgeRule(before).quote.incomeProtectionCover.incomeProtectionOwner).toBe('S')
  })

  test('leaves no cover when there was no other', () => {
    const before = quoteWith(['incomeProtection'], { personalDetails: { age: 61 } })
    expect(applyAgeRule(before).quote.covers.selectedCovers).toEqual([])
  })
})
