import type { CoverKind } from '../quote/types.ts'
import type { InsurabilityAnswers, LifeEvent } from './types.ts'

/** Body of `POST api/v1/policies/guaranteedinsurability`. (Specification, point 7; the earlier amount is ours.) */
export interface InsurabilityRequest {
  readonly productCode: string
  readonly needs: {
    readonly policyId: string | null
    readonly event: LifeEvent
    readonly eventDate: string
    readonly cover: CoverKind
    readonly increase: number
    /** The loan, or the yearly salary, from now on. */
    readonly newAmount: number | null
    /** The loan, or the yearly salary, before. */
    readonly earlierAmount: number | null
    readonly acknowledged: boolean
  }
}

/** The request for answers that lack nothing; null while one that it cannot be without is blank. */
export function insurabilityRequest(
  {
    policyId,
    event,
    eventDate,
    cover,
    increase,
    newAmount,
    earlierAmount,
    acknowledged,
  }: InsurabilityAnswers,
  productCode: string,
): InsurabilityRequest | null {
  if (event === null || eventDate === null || cover === null || increase === null) return null
  const hasAmounts = event === 'mortgage' || event === 'salaryRise'
  return {
    productCode,
    needs: {
      policyId,
      event,
      eventDate,
      cover,
      increase,
      newAmount: hasAmounts ? newAmount : null,
      earlierAmount: hasAmounts ? earlierAmount : null,
      acknowledged,
    },
  }
}
