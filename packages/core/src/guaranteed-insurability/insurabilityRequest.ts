import type { IncreaseNeeds as AnyIncreaseNeeds } from '../generated/wire.ts'
import type { InsurabilityAnswers } from './types.ts'

/** An increase after a life event as the API takes it, alone or with a change of cover. */
export type IncreaseNeeds = Required<AnyIncreaseNeeds>

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
