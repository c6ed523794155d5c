import { roundMonthlyBenefit } from './roundCover.ts'

/** The monthly benefit, a multiple of 50, that a percentage of annual earnings gives; no limit without earnings. */
export function monthlyEarningsShare(annualEarnings: number | null, percent: number): number {
  if (annualEarnings === null) return Number.POSITIVE_INFINITY
  return roundMonthlyBenefit((annualEarnings * percent) / 100 / 12)
}
