import type { ComparisonClient, ComparisonRequest, QuoteNeeds } from '@coverkit/core'

/** The parts of a request that a test sets; the rest is a plain stepped monthly quote. */
export interface RequestParts {
  client?: Partial<Omit<ComparisonClient, 'needs'>>
  needs?: NeedsParts
  request?: Partial<Omit<ComparisonRequest, 'clients'>>
}

export type NeedsParts = Partial<Omit<QuoteNeeds, Covers>> & { [K in Covers]?: Partial<QuoteNeeds[K]> }

type Covers = 'covers' | 'lifeCover' | 'tpdCover' | 'criticalIllnessCover' | 'incomeProtectionCover'

export function comparisonRequest({ client, needs = {}, request }: RequestParts): ComparisonRequest {
  const { covers, lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover, ...rest } = needs
  return {
    clients: [
      {
        clientId: 'b54bca3f-96a6-4fa3-b1a4-3a2f0c6a1f00',
        age: 37,
        gender: 'M',
        smoker: false,
        occupationId: 4,
        state: 'NSW',
        ...client,
        needs: {
          premiumType: 'stepped',
          covers: { payThroughSuper: null, selectedCovers: ['life'], ...covers },
          lifeCover: { amount: null, lifeOwner: 'O', ...lifeCover },
          tpdCover: {
            amountLinked: null,
            amountStandalone: null,
            tpdLinkTo: 'standalone',
            occupationType: 'any',
            extras: [],
            tpdOwner: 'O',
            ...tpdCover,
          },
          criticalIllnessCover: {
            amount: null,
            criticalIllnessLinkTo: 'standalone',
            extras: [],
            criticalIllnessOwner: 'O',
            ...criticalIllnessCover,
          },
          incomeProtectionCover: {
            annualEarnings: null,
            incomeReplacement: 70,
            monthlyBenefit: null,
            waitingPeriod: '60',
            benefitPeriod: '5',
            extraCostOptions: [],
            incomeProtectionOwner: 'O',
            ...incomeProtectionCover,
          },
          paymentFrequency: 'monthly',
          ...rest,
        },
      },
    ],
    tags: [],
    ...request,
  }
}

export const lifeOnly = comparisonRequest({ needs: { lifeCover: { amount: 600000 } } })

export const linkedAndStandaloneTpd = comparisonRequest({
  client: { age: 45, occupationId: 2, state: 'VIC' },
  needs: {
    covers: { selectedCovers: ['life', 'tpd'] },
    lifeCover: { amount: 500000 },
    tpdCover: {
      amountLinked: 500000,
      amountStandalone: 250500,
      tpdLinkTo: 'life',
      occupationType: 'own',
      extras: ['lifeBuyBack'],
    },
  },
})

export const blasterFromTheCalculator = comparisonRequest({
  client: { age: 34, occupationId: 25, state: 'WA' },
  needs: {
    covers: { selectedCovers: ['incomeProtection'] },
    incomeProtectionCover: {
      annualEarnings: 90000,
      monthlyBenefit: 5250,
      waitingPeriod: '60',
      benefitPeriod: '5',
      extraCostOptions: ['increasingClaim', 'superContribution'],
    },
  },
  request: { allowAdjustments: true },
})

export const insideSuper = comparisonRequest({
  client: { age: 50, occupationId: 7, state: 'SA' },
  needs: {
    covers: {
      payThroughSuper: 'true',
      selectedCovers: ['life', 'tpd', 'criticalIllness', 'incomeProtection'],
    },
    lifeCover: { amount: 1200000, lifeOwner: 'S' },
    tpdCover: { amountLinked: 800000, amountStandalone: 0, tpdLinkTo: 'life', tpdOwner: 'S' },
    criticalIllnessCover: { amount: 200000 },
    incomeProtectionCover: {
      annualEarnings: 110000,
      monthlyBenefit: 6000,
      waitingPeriod: '90',
      benefitPeriod: '65',
      incomeProtectionOwner: 'S',
    },
    paymentFrequency: 'yearly',
    paymentMethod: 'enduringRollover',
  },
})
