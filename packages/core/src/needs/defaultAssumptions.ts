import type { Assumptions } from './types.ts'

/** The assumptions of the product specification (point 9); `supportChildrenToAge` ends at the 21st birthday. */
export const defaultAssumptions: Assumptions = {
  yearsToSupportLiving: 2,
  supportChildrenToAge: 21,
  funeralCosts: 15_000,
  homeAlterationCosts: 100_000,
  effectiveNetInterestRate: 1.5,
  medicalExpenses: 150_000,
  cappedSupportLife: 77,
  incomeProtection: 70,
  retirementAge: 67,
  mortgageCoverage: 100,
  rentSupportYears: 10,
  assetCoverage: 100,
  debtCoverage: 100,
  incomeReplacementRatio: 70,
}

/** How an assumption is measured: whole years, percent, percent a year, or whole dollars. */
export type AssumptionMeasure = 'years' | 'percent' | 'rate' | 'cost'

/** How each assumption is measured. */
export const ASSUMPTION_MEASURES: Readonly<Record<keyof Assumptions, AssumptionMeasure>> = {
  yearsToSupportLiving: 'years',
  supportChildrenToAge: 'years',
  funeralCosts: 'cost',
  homeAlterationCosts: 'cost',
  effectiveNetInterestRate: 'rate',
  medicalExpenses: 'cost',
  cappedSupportLife: 'years',
  incomeProtection: 'percent',
  retirementAge: 'years',
  mortgageCoverage: 'percent',
  rentSupportYears: 'years',
  assetCoverage: 'percent',
  debtCoverage: 'percent',
  incomeReplacementRatio: 'percent',
}

/** Highest allowed value of each measure; the lowest is 0. */
export const ASSUMPTION_MAXIMUM: Readonly<Record<AssumptionMeasure, number>> = {
  years: 80,
  percent: 100,
  rate: 20,
  cost: 999_999_999,
}

/** The names of all assumptions, in the order of the specification. */
export const ASSUMPTIONS: readonly (keyof Assumptions)[] = [
  'yearsToSupportLiving',
  'supportChildrenToAge',
  'funeralCosts',
  'homeAlterationCosts',
  'effectiveNetInterestRate',
  'medicalExpenses',
  'cappedSupportLife',
  'incomeProtection',
  'retirementAge',
  'mortgageCoverage',
  'rentSupportYears',
  'assetCoverage',
  'debtCoverage',
  'incomeReplacementRatio',
]
