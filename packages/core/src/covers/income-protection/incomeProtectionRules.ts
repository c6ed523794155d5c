import type { CoverRules } from '../CoverRules.ts'
import { inOrder } from '../inOrder.ts'
import { roundMonthlyBenefit } from '../rounding.ts'
import { INCOME_PROTECTION_OPTIONS } from './incomeProtectionCover.ts'
import { monthlyEarningsShare } from './monthlyBenefit.ts'

const withSum = (sum: number) => ({ monthlyBenefit: sum || null })

export const incomeProtectionRules: CoverRules<'incomeProtection'> = {
  withSum,
  lowered: withSum,
  round: roundMonthlyBenefit,
  mostOfEarnings: ({ incomeProtectionCover }, percent) =>
    monthlyEarningsShare(incomeProtectionCover.annualEarnings, percent),
  ownedBy: (incomeProtectionOwner) => ({ incomeProtectionOwner }),
  withExtras: (chosen) => ({ extraCostOptions: inOrder(INCOME_PROTECTION_OPTIONS, chosen) }),
}
