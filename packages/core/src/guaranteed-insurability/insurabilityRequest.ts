import type { CoverKind } from '../quote/types.ts'
import type { InsurabilityAnswers, LifeEvent } from './types.ts'

/** An increase after a life event, as it is sent: by itself, or with a change of cover. */
export interface IncreaseNeeds {
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

/** Body of `POST api/v1/policies/guaranteedinsurability`. (Specification, point 7; the earlier amount is ours.) */
export interface InsurabilityRequest {
  readonly productCode: string
  readonly needs: IncreaseNeeds
}

/** The increase of answers that lack nothing; null while one that it cannot be without is blank. */
export function increaseNeeds({
  policyId,
  event,
  eventDate,
  cover,
  increase,
  newAmount,
  earlierAmount,
  acknowledged,
}: InsurabilityAnswers): IncreaseNeeds | null {
  if (event === null || eventDate === null || cover === null || increase === null) return null
  const hasAmounts = event === 'mortgage' || event === 'salaryRise'
  return {
    policyId,
    event,
    eventDate,
    cover,
    increase,
    newAmount: hasAmounts ? newAmount : null,
    earlierAmount: hasAmounts ? earlierAmount : null,
    acknowledged,
  }
}

/** The request for answers that lack nothing; null while one that it cannot be without is blank. */
export function insurabilityRequest(
  answers: InsurabilityAnswers,
  productCode: string,
): InsurabilityRequest | null {
  const needs = increaseNeeds(answers)
  return needs && { productCode, needs }
}
