import type { LeavesOf } from '../CoverLeaves.ts'

export const incomeProtectionLeaves: LeavesOf<'incomeProtection'> = {
  amounts: ['monthlyBenefit'],
  // The limit of a benefit is its earnings'.
  besides: ['annualEarnings'],
  terms: {
    incomeReplacement: 'incomeReplacement',
    waitingPeriod: 'waitingPeriod',
    benefitPeriod: 'benefitPeriod',
    extras: 'extraCostOptions',
    owner: 'incomeProtectionOwner',
  },
}
