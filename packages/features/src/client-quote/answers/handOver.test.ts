import { calculateNeeds, completeCalculatorInput, emptyCalculatorInput } from '@coverkit/core'
import { describe, expect, it } from 'vitest'
import { announcedTexts, details, nextStep, plan, submit } from '../testing/quoteVisitor.fixture.ts'
import { answersFromNeeds } from './handOver.ts'

const input = completeCalculatorInput({
  ...emptyCalculatorInput(),
  age: 34,
  annualSalary: 105_000,
  dependents: true,
  numberOfDependents: 2,
  dependentAges: [3, 1],
  schoolingPreference: 'public',
  homeValue: 850_000,
  homeSale: false,
  selectedDebts: ['familyHomeMortgage'],
  debts: { familyHomeMortgage: 620_000 },
})
const needs = calculateNeeds(input)

describe('the hand-over from the calculator', () => {
  const answers = answersFromNeeds(needs, input)

  it('asks the personal details only, then shows the result', () => {
    expect(answers).toMatchObject({ entry: 'calculator', allowAdjustments: true, typedBenefit: false })
    expect(plan(answers)).toEqual(['personal-details'])
    expect(nextStep(submit(answers, 'personal-details', details({ age: '34' })), 'personal-details')).toBe(
      'done',
    )
  })

  it('takes the needs over, stepped, outside super, with own occupation', () => {
    expect(answers.quote).toMatchObject({
      premiumType: 'stepped',
      personalDetails: { age: 34 },
      covers: { payThroughSuper: null },
      lifeCover: { amount: needs.lifeCover.quoteAmount, lifeOwner: 'O' },
      tpdCover: { amountStandalone: needs.tpdCover.quoteAmount, occupationType: 'own' },
      incomeProtectionCover: { annualEarnings: 105_000, monthlyBenefit: 6_100 },
    })
    expect(answers.calculated).toEqual({
      life: needs.lifeCover.quoteAmount,
      tpd: needs.tpdCover.quoteAmount,
      criticalIllness: needs.criticalIllnessCover.quoteAmount,
      incomeProtection: needs.incomeProtectionCover.need,
    })
    expect(announcedTexts(answers)).toEqual([])
  })

  it('carries the balance of the home loan over, as an amount to start from', () => {
    const owner = { ...input, propertyStatus: 'owner' as const }
    expect(answersFromNeeds(needs, owner).homeLoan).toBe(620_000)
    expect(answersFromNeeds(needs, { ...owner, selectedDebts: [] })).not.toHaveProperty('homeLoan')
    expect(answersFromNeeds(needs, { ...owner, propertyStatus: 'renter' })).not.toHaveProperty('homeLoan')
  })

  it('begins at the first step when no cover is needed', () => {
    const covered = completeCalculatorInput({
      ...emptyCalculatorInput(),
      age: 70,
      selectedCovers: ['tpdCover', 'criticalIllnessCover'],
      covers: { tpdCover: 5_000_000, criticalIllnessCover: 2_000_000 },
    })
    const none = answersFromNeeds(calculateNeeds(covered), covered)
    expect(none.quote.covers.selectedCovers).toEqual([])
    expect(none.entry).toBe('direct')
    expect(plan(none)[0]).toBe('select-covers')
  })

  it('takes the profile of a signed-in customer over, the age from the calculator', () => {
    const profile = {
      age: 50,
      gender: 'F' as const,
      isSmoker: false,
      occupation: 'Apprentice chef',
      occupationId: 13,
      state: 'WA' as const,
    }
    const known = answersFromNeeds(needs, input, { profile })
    expect(known.quote.personalDetails).toEqual({ ...profile, age: 34 })
    expect(known.quote.tpdCover.occupationType).toBe('any')
    expect(known.quote.covers.selectedCovers).not.toContain('incomeProtection')
    expect(announcedTexts(known).length).toBeGreaterThan(0)
  })

  it('lets a cover step end the adjustments', () => {
    const direct = { ...answers, entry: 'direct' as const }
    expect(submit(direct, 'life-cover').allowAdjustments).toBe(false)
  })
})
