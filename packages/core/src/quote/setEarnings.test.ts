import { describe, expect, test } from 'vitest'
import { quoteWith, reasons } from './cover.fixture.ts'
import { proposedMonthlyBenefit, setEarnings } from './setEarnings.ts'

const input = { benefitEntered: true }
const proposed = { benefitEntered: false }

describe('a proposed benefit', () => {
  test.each([
    [90_000, 70, 5_250],
    [75_000, 70, 4_350],
    [90_000, 50, 3_750],
    [90_000, 0, 0],
    [null, 70, null],
  ])('of %s at %s percent is %s', (annualEarnings, incomeReplacement, benefit) => {
    expect(proposedMonthlyBenefit({ annualEarnings, incomeReplacement })).toBe(benefit)
  })

  test('is entered with the earnings', () => {
    const before = quoteWith(['incomeProtection'])
    const { quote, changes } = setEarnings(
      before,
      { annualEarnings: 90_000, incomeReplacement: 60 },
      proposed,
    )
    expect(quote.incomeProtectionCover).toMatchObject({
      annualEarnings: 90_000,
      incomeReplacement: 60,
      monthlyBenefit: 4_500,
    })
    expect(new Set(Object.values(reasons(changes)))).toEqual(new Set(['chosen']))
  })

  test('stops at 30,000', () => {
    const { quote } = setEarnings(quoteWith([]), { annualEarnings: 900_000, incomeReplacement: 70 }, proposed)
    expect(quote.incomeProtectionCover.monthlyBenefit).toBe(30_000)
  })

  test('goes with the earnings', () => {
    const before = quoteWith([], { incomeProtectionCover: { annualEarnings: 90_000, monthlyBenefit: 5_250 } })
    const { quote } = setEarnings(before, { annualEarnings: null, incomeReplacement: 70 }, proposed)
    expect(quote.incomeProtectionCover.monthlyBenefit).toBeNull()
  })
})

describe('the share to replace', () => {
  test.each([
    [70, 70],
    [71, 70],
    [100, 70],
    [0, 0],
  ])('%s is kept as %s', (incomeReplacement, stored) => {
    const { quote } = setEarnings(quoteWith([]), { annualEarnings: 90_000, incomeReplacement }, proposed)
    expect(quote.incomeProtectionCover.incomeReplacement).toBe(stored)
  })
})

describe('a benefit that the visitor typed', () => {
  const before = quoteWith(['incomeProtection'], {
    incomeProtectionCover: { annualEarnings: 90_000, monthlyBenefit: 5_000 },
  })

  test('stays when earnings rise', () => {
    const { quote } = setEarnings(before, { annualEarnings: 120_000, incomeReplacement: 70 }, input)
    expect(quote.incomeProtectionCover.monthlyBenefit).toBe(5_000)
  })

  test('is entered again when earnings fall', () => {
    const { quote, changes } = setEarnings(before, { annualEarnings: 60_000, incomeReplacement: 70 }, input)
    expect(quote.incomeProtectionCover.monthlyBenefit).toBe(3_500)
    expect(reasons(changes)).toMatchObject({ 'incomeProtectionCover.monthlyBenefit': 'earnings-limit' })
  })

  test('stays when only the share changes', () => {
    const { quote } = setEarnings(before, { annualEarnings: 90_000, incomeReplacement: 30 }, input)
    expect(quote.incomeProtectionCover).toMatchObject({ monthlyBenefit: 5_000, incomeReplacement: 30 })
  })
})
