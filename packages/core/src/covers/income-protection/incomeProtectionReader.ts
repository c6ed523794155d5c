import { choice, choices, number, object, type Read } from '../../fields/read.ts'
import { dollars, owner } from '../readTerms.ts'
import {
  BENEFIT_PERIODS,
  INCOME_PROTECTION_OPTIONS,
  type IncomeProtectionCover,
  WAITING_PERIODS,
} from './incomeProtectionCover.ts'
import { EARNINGS_SHARE } from './incomeProtectionLimits.ts'

export const incomeProtectionReader: Read<IncomeProtectionCover> = object<IncomeProtectionCover>({
  annualEarnings: dollars,
  incomeReplacement: number(0, EARNINGS_SHARE, 2),
  monthlyBenefit: dollars,
  waitingPeriod: choice(WAITING_PERIODS),
  benefitPeriod: choice(BENEFIT_PERIODS),
  extraCostOptions: choices(INCOME_PROTECTION_OPTIONS),
  incomeProtectionOwner: owner,
})
