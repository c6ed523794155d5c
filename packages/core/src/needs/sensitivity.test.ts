import { test as property } from '@fast-check/vitest'
import { describe, expect, test } from 'vitest'
import { assumptions, calculatorInput } from '../testing/index.ts'
import { calculateNeeds } from './calculateNeeds.ts'
import {
  ASSUMPTION_MAXIMUM,
  ASSUMPTION_MEASURES,
  ASSUMPTIONS,
  defaultAssumptions,
} from './defaultAssumptions.ts'
import { youngCouple } from './input.fixture.ts'
import { sensitivity } from './sensitivity.ts'
import type { Assumptions } from './types.ts'

describe('the steps', () => {
  const drivers = new Map(
    sensitivity(youngCouple(), defaultAssumptions).map((driver) => [driver.assumption, driver]),
  )

  test.each<[keyof Assumptions, number, number]>([
    ['yearsToSupportLiving', 1, 3],
    ['supportChildrenToAge', 20, 22],
    ['cappedSupportLife', 76, 78],
    ['retirementAge', 66, 68],
    ['rentSupportYears', 9, 11],
    ['incomeProtection', 60, 80],
    ['incomeReplacementRatio', 60, 80],
    ['mortgageCoverage', 90, 100],
    ['assetCoverage', 90, 100],
    ['debtCoverage', 90, 100],
    ['effectiveNetInterestRate', 1, 2],
    ['funeralCosts', 13_500, 16_500],
    ['homeAlterationCosts', 90_000, 110_000],
    ['medicalExpenses', 135_000, 165_000],
  ])('%s: %d and %d', (assumption, down, up) => {
    const driver = drivers.get(assumption)
    expect([driver?.down.value, driver?.up.value]).toEqual([down, up])
  })

  test('every assumption is there, in order', () => {
    expect([...drivers.keys()]).toEqual([...ASSUMPTIONS])
    expect([...ASSUMPTIONS].sort()).toEqual(Object.keys(defaultAssumptions).sort())
  })

  test('an effect is the difference of the needs', () => {
    expect(drivers.get('medicalExpenses')?.up.effect).toEqual({
      life: 0,
      tpd: 15_000,
      criticalIllness: 15_000,
      incomeProtection: 0,
    })
    expect(drivers.get('incomeProtection')?.down.effect).toEqual({
      life: 0,
      tpd: 0,
      criticalIllness: 0,
      incomeProtection: -850,
    })
  })
})

property.prop([calculatorInput, assumptions], { numRuns: 100 })(
  'values stay allowed and effects are exact',
  (input, assumed) => {
    const now = calculateNeeds(input, assumed)
    for (const { assumption, down, up } of sensitivity(input, assumed)) {
      for (const { value, effect } of [down, up]) {
        expect(value).toBeGreaterThanOrEqual(0)
        expect(value).toBeLessThanOrEqual(ASSUMPTION_MAXIMUM[ASSUMPTION_MEASURES[assumption]])
        const then = calculateNeeds(input, { ...assumed, [assumption]: value })
        expect(effect.life).toBe(then.lifeCover.need - now.lifeCover.need)
        expect(effect.incomeProtection).toBe(then.incomeProtectionCover.need - now.incomeProtectionCover.need)
      }
    }
  },
)
