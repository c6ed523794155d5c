import { roundMonthlyBenefit } from '../rounding.ts'
import { EARNINGS_SHARE, incomeProtectionLimits } from './incomeProtectionLimits.ts'

/** The monthly benefit, a multiple of 50, that a percentage of annual earnings gives; no limit without earnings. */
export function monthlyEarningsShare(annualEarnings: number | null, percent: number): number {
  if (annualEarnings === null) return Number.POSITIVE_INFINITY
  return roundMonthlyBenefit((annualEarnings * percent) / 100 / 12)
}

/**
 * Highest monthly benefit in dollars, a multiple of 50: the lower of 30,000 and 70 % of the annual earnings over 12,
 * whatever share is replaced. Without earnings only the 30,000 holds.
 */
export function monthlyBenefitMaximum(annualEarnings: number | null): number {
  const [, maximum] = incomeProtectionLimits.sumInsured
  return Math.min(maximum, monthlyEarningsShare(annualEarnings, EARNINGS_SHARE))
}
