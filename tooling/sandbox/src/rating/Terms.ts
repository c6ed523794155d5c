import type { BenefitPeriod, WaitingPeriod } from '@coverkit/core'
import type { CheckedRequest } from './CheckedRequest.ts'

/** The terms that an insurer may replace. */
export interface Terms {
  occupationType: 'own' | 'any'
  waitingPeriod: WaitingPeriod
  benefitPeriod: BenefitPeriod
}

export const requestedTerms = ({ needs }: Pick<CheckedRequest, 'needs'>): Terms => ({
  occupationType: needs.tpdCover.occupationType,
  waitingPeriod: needs.incomeProtectionCover.waitingPeriod,
  benefitPeriod: needs.incomeProtectionCover.benefitPeriod,
})
