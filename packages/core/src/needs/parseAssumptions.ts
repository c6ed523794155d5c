import { number, object, type Read, withDefault } from '../fields/read.ts'
import { ASSUMPTION_MAXIMUM, ASSUMPTION_MEASURES, defaultAssumptions } from './defaultAssumptions.ts'
import type { Assumptions } from './types.ts'

const decimals = { years: 0, percent: 2, rate: 1, cost: 0 } as const

function assumption(name: keyof Assumptions): Read<number> {
  const measure = ASSUMPTION_MEASURES[name]
  return withDefault(number(0, ASSUMPTION_MAXIMUM[measure], decimals[measure]), defaultAssumptions[name])
}

const read: Read<Assumptions> = object<Assumptions>({
  yearsToSupportLiving: assumption('yearsToSupportLiving'),
  supportChildrenToAge: assumption('supportChildrenToAge'),
  funeralCosts: assumption('funeralCosts'),
  homeAlterationCosts: assumption('homeAlterationCosts'),
  effectiveNetInterestRate: assumption('effectiveNetInterestRate'),
  medicalExpenses: assumption('medicalExpenses'),
  cappedSupportLife: assumption('cappedSupportLife'),
  incomeProtection: assumption('incomeProtection'),
  retirementAge: assumption('retirementAge'),
  mortgageCoverage: assumption('mortgageCoverage'),
  rentSupportYears: assumption('rentSupportYears'),
  assetCoverage: assumption('assetCoverage'),
  debtCoverage: assumption('debtCoverage'),
  incomeReplacementRatio: assumption('incomeReplacementRatio'),
})

/**
 * Reads assumptions from outside. A missing assumption takes its default; keys that are not assumptions are dropped.
 *
 * @throws InvalidInputError with the name of the first assumption that is not allowed: whole years 0 to 80, percent 0 to
 * 100 with two decimals, the rate 0 to 20 with one, costs in whole dollars.
 */
export function parseAssumptions(value: unknown): Assumptions {
  return read(value, '')
}
