import type {
  BenefitPeriod,
  IncomeProtectionCover,
  IncomeProtectionOption,
  WaitingPeriod,
} from '../../covers/income-protection/incomeProtectionCover.ts'
import type { CoverOfPolicy, HeldCover } from './CoverOfPolicy.ts'

/** Income protection of a policy; `sumInsured` is the benefit a month, in whole dollars. */
export interface IncomeProtectionPolicyCover extends HeldCover {
  readonly kind: 'incomeProtection'
  readonly waitingPeriod: WaitingPeriod | null
  readonly benefitPeriod: BenefitPeriod | null
  readonly options: readonly IncomeProtectionOption[]
  /** A year, in whole dollars, as they were given with the benefit. */
  readonly annualEarnings: number | null
  /** Percent of the earnings that the benefit replaces. */
  readonly incomeReplacement: number | null
}

export const incomeProtectionOfPolicy: CoverOfPolicy<IncomeProtectionPolicyCover, IncomeProtectionCover> = {
  fromSaved(saved) {
    const { monthly_Benefit: sumInsured, owners, original_Sums: original } = saved
    if (!sumInsured) return null
    return {
      kind: 'incomeProtection',
      sumInsured,
      waitingPeriod: saved.waiting_Period ?? null,
      benefitPeriod: saved.benefit_Period ?? null,
      options: [
        ...(saved.increasing_Claim ? (['increasingClaim'] as const) : []),
        ...(saved.super_Contribution ? (['superContribution'] as const) : []),
      ],
      annualEarnings: saved.annual_Earnings ?? null,
      incomeReplacement: saved.income_Replacement ?? null,
      owner: owners?.incomeProtection ?? null,
      originalSum: original?.incomeProtection ?? null,
    }
  },
  inQuote: (cover, terms) => ({
    annualEarnings: cover.annualEarnings,
    incomeReplacement: cover.incomeReplacement ?? terms.incomeReplacement,
    monthlyBenefit: cover.sumInsured,
    waitingPeriod: cover.waitingPeriod ?? terms.waitingPeriod,
    benefitPeriod: cover.benefitPeriod ?? terms.benefitPeriod,
    extraCostOptions: [...cover.options],
    incomeProtectionOwner: cover.owner ?? terms.incomeProtectionOwner,
  }),
}
