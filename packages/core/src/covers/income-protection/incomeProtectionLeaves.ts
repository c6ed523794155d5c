import type { LeavesOf } from '../CoverLeaves.ts'

export const incomeProtectionLeaves: LeavesOf<'incomeProtection'> = {
  // The limit of a benefit is its earnings'.
  sum: ['monthlyBenefit', 'annualEarnings'],
  terms: {
    incomeReplacement: 'incomeReplacement',
    waitingPeriod: 'waitingPeriod',
    benefitPeriod: 'benefitPeriod',
    extras: 'extraCostOptions',
    owner: 'incomeProtectionOwner',
  },
}
