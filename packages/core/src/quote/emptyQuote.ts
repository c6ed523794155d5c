import type { ClientQuote } from './types.ts'

/**
 * A quote in which nothing is answered: no cover selected, owners outside super, links standalone, any occupation,
 * 70 % income replacement after 60 days for 5 years, paid monthly.
 */
export function emptyQuote(): ClientQuote {
  return {
    personalDetails: {
      age: null,
      gender: null,
      isSmoker: null,
      occupation: null,
      occupationId: null,
      state: null,
    },
    premiumType: null,
    covers: { payThroughSuper: null, selectedCovers: [] },
    lifeCover: { amount: null, lifeOwner: 'O' },
    tpdCover: {
      amountLinked: null,
      amountStandalone: null,
      tpdLinkTo: 'standalone',
      occupationType: 'any',
      extras: [],
      tpdOwner: 'O',
    },
    criticalIllnessCover: {
      amount: null,
      criticalIllnessLinkTo: 'standalone',
      extras: [],
      criticalIllnessOwner: 'O',
    },
    incomeProtectionCover: {
      annualEarnings: null,
      incomeReplacement: 70,
      monthlyBenefit: null,
      waitingPeriod: '60',
      benefitPeriod: '5',
      extraCostOptions: [],
      incomeProtectionOwner: 'O',
    },
    paymentFrequency: 'monthly',
  }
}
