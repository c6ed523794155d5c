import type { Owner } from '../terms.ts'

/** Days without pay before an income protection benefit starts. */
export const WAITING_PERIODS = ['30', '60', '90', '730'] as const
/** Days without pay before an income protection benefit starts, as text. */
export type WaitingPeriod = (typeof WAITING_PERIODS)[number]

/** How long an income protection benefit is paid: 1, 2 or 5 years, or to age 65. */
export const BENEFIT_PERIODS = ['1', '2', '5', '65'] as const
/** How long an income protection benefit is paid: years, or `'65'` for to age 65. */
export type BenefitPeriod = (typeof BENEFIT_PERIODS)[number]

/** Options of income protection. `superContribution` is 10 % more benefit, paid to super. */
export const INCOME_PROTECTION_OPTIONS = ['increasingClaim', 'superContribution'] as const
/** An option of income protection, which costs extra. */
export type IncomeProtectionOption = (typeof INCOME_PROTECTION_OPTIONS)[number]

/** Paid by an employer, or by a business of their own. */
export const PAID_AS = ['employee', 'selfEmployed'] as const
/** How a person is paid: by an employer, or by a business of their own. */
export type PaidAs = (typeof PAID_AS)[number]

/** Income protection; earnings a year and benefit a month in whole dollars, `incomeReplacement` in percent. */
export interface IncomeProtectionCover {
  readonly annualEarnings: number | null
  readonly incomeReplacement: number
  readonly monthlyBenefit: number | null
  readonly waitingPeriod: WaitingPeriod
  readonly benefitPeriod: BenefitPeriod
  readonly extraCostOptions: IncomeProtectionOption[]
  readonly incomeProtectionOwner: Owner
}

/** Income protection of which nothing is answered. */
export const blankIncomeProtection = (): IncomeProtectionCover => ({
  annualEarnings: null,
  incomeReplacement: 70,
  monthlyBenefit: null,
  waitingPeriod: '60',
  benefitPeriod: '5',
  extraCostOptions: [],
  incomeProtectionOwner: 'O',
})
