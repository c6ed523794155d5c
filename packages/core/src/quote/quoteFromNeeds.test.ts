import { fc, test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { calculateNeeds } from '../needs/calculateNeeds.ts'
import { defaultAssumptions } from '../needs/defaultAssumptions.ts'
import { inputWith, youngCouple } from '../needs/input.fixture.ts'
import type { PersonalDetails } from '../person/personalDetails.ts'
import { assumptions, calculatorInput, personalDetails } from '../testing/index.ts'
import { applyAllRules } from './applyAllRules.ts'
import { reasons } from './cover.fixture.ts'
import { emptyQuote } from './emptyQuote.ts'
import { quoteFromNeeds } from './quoteFromNeeds.ts'

const accountant: PersonalDetails = {
  age: 33,
  gender: 'F',
  isSmoker: false,
  occupation: 'Accountant',
  occupationId: 2,
  state: 'NSW',
}

function quoteOf(input = youngCouple(), profile?: PersonalDetails) {
  return quoteFromNeeds(calculateNeeds(input), profile === undefined ? { input } : { input, profile })
}

describe('the young couple', () => {
  test('gets all covers, stepped, outside super, own occupation, standalone', () => {
    const { quote, changes } = quoteOf()
    expect(changes).toEqual([])
    expect(quote).toEqual({
      ...emptyQuote(),
      personalDetails: { ...emptyQuote().personalDetails, age: 34 },
      premiumType: 'stepped',
      covers: {
        payThroughSuper: null,
        selectedCovers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
      },
      lifeCover: { amount: 1_090_000, lifeOwner: 'O' },
      tpdCover: {
        amountLinked: null,
        amountStandalone: 1_425_000,
        tpdLinkTo: 'standalone',
        occupationType: 'own',
        extras: [],
        tpdOwner: 'O',
      },
      criticalIllnessCover: { ...emptyQuote().criticalIllnessCover, amount: 290_000 },
      incomeProtectionCover: {
        ...emptyQuote().incomeProtectionCover,
        annualEarnings: 105_000,
        monthlyBenefit: 6_100,
      },
    })
  })

  test('the profile fills the person, the age of the calculator wins', () => {
    expect(quoteOf(youngCouple(), accountant).quote.personalDetails).toEqual({ ...accountant, age: 34 })
    const ageless = { ...youngCouple(), age: null }
    expect(quoteOf(ageless, accountant).quote.personalDetails.age).toBe(33)
  })
})

describe('covers that are not pre-selected', () => {
  const { quote } = quoteOf(inputWith({ age: 30, assets: { savings: 5_000_000 } }))

  test('stay at their defaults', () => {
    expect(quote.covers.selectedCovers).toEqual([])
    expect(quote).toEqual({
      ...emptyQuote(),
      premiumType: 'stepped',
      personalDetails: { ...emptyQuote().personalDetails, age: 30 },
    })
  })
})

describe('amounts', () => {
  test('are at most 4,000,000 and the maximum of the cover', () => {
    const large = { ...defaultAssumptions, funeralCosts: 9_000_000, medicalExpenses: 9_000_000 }
    const input = inputWith({ age: 30 })
    const { quote } = quoteFromNeeds(calculateNeeds(input, large), { input })
    expect(quote.lifeCover.amount).toBe(4_000_000)
    expect(quote.tpdCover.amountStandalone).toBe(4_000_000)
    expect(quote.criticalIllnessCover.amount).toBe(2_000_000)
  })

  test('a monthly benefit stops at 70 % of earnings, whatever was assumed', () => {
    const input = inputWith({ age: 30, annualSalary: 90_000 })
    const needs = calculateNeeds(input, { ...defaultAssumptions, incomeProtection: 100 })
    const { incomeProtectionCover } = quoteFromNeeds(needs, { input }).quote
    expect(needs.incomeProtectionCover.need).toBe(7_500)
    expect(incomeProtectionCover).toMatchObject({ annualEarnings: 90_000, monthlyBenefit: 5_250 })
  })

  test('pre-selection looks at the need before that limit', () => {
    const input = inputWith({ age: 30, annualSalary: 20_000 })
    const needs = calculateNeeds(input, { ...defaultAssumptions, incomeProtection: 100 })
    const { quote } = quoteFromNeeds(needs, { input })
    expect(quote.covers.selectedCovers).toContain('incomeProtection')
    expect(quote.incomeProtectionCover.monthlyBenefit).toBe(1_150)
  })

  test('the periods held are taken over', () => {
    const input = inputWith({
      age: 30,
      annualSalary: 90_000,
      covers: { incomeProtectionCover: 1_000 },
      existingBenefitPeriod: '2',
      existingWaitingPeriod: '90',
    })
    expect(quoteOf(input).quote.incomeProtectionCover).toMatchObject({
      benefitPeriod: '2',
      waitingPeriod: '90',
    })
  })
})

describe('the rules run on it', () => {
  test('a homemaker of the profile is capped', () => {
    const { quote, changes } = quoteOf(
      inputWith({ ...youngCouple(), debts: { familyHomeMortgage: 2_000_000 } }),
      {
        ...accountant,
        occupationId: 1,
      },
    )
    expect(quote.lifeCover.amount).toBe(1_500_000)
    expect(reasons(changes)).toEqual({
      'lifeCover.amount': 'homemaker-cap',
      'tpdCover.amountStandalone': 'homemaker-cap',
      'tpdCover.occupationType': 'own-occupation-not-available',
    })
  })

  test('an apprentice has no income protection', () => {
    const { quote, changes } = quoteOf(youngCouple(), { ...accountant, occupation: 'Apprentice chef' })
    expect(quote.covers.selectedCovers).not.toContain('incomeProtection')
    expect(reasons(changes)['covers.selectedCovers']).toBe('occupation-excluded')
  })

  test('an age above 60 known from the profile alone', () => {
    const { changes } = quoteOf({ ...youngCouple(), age: null }, { ...accountant, age: 62 })
    expect(reasons(changes)['covers.selectedCovers']).toBe('age-over-60')
  })
})

test('above 60 with income protection held, nothing of it is copied', () => {
  const input = inputWith({ age: 62, annualSalary: 96_000, covers: { incomeProtectionCover: 3_000 } })
  expect(calculateNeeds(input).incomeProtectionCover.need).toBe(2_600)
  const { quote } = quoteOf(input)
  expect(quote.covers.selectedCovers).not.toContain('incomeProtection')
  expect(quote.incomeProtectionCover).toEqual(emptyQuote().incomeProtectionCover)
})

property.prop([calculatorInput, assumptions, fc.option(personalDetails)], { numRuns: 1_000 })(
  'what comes out needs no more rules and holds only what was pre-selected',
  (input, assumed, profile) => {
    const needs = calculateNeeds(input, assumed)
    const { quote } = quoteFromNeeds(needs, { input, profile })
    expect(applyAllRules(quote).changes).toEqual([])
    expect(quote.lifeCover.amount !== null).toBe(needs.lifeCover.preselect)
    expect(quote.tpdCover.amountStandalone !== null).toBe(needs.tpdCover.preselect)
    expect(quote.criticalIllnessCover.amount !== null).toBe(needs.criticalIllnessCover.preselect)
    expect(quote.lifeCover.amount ?? 0).toBeLessThanOrEqual(4_000_000)
  },
)
