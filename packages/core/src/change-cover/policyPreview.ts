import type {
  PolicyPreviewRequest as AnyPreviewRequest,
  InsuredDetails,
  PolicyProjection,
} from '../generated/wire.ts'
import type { Indexation, QuoteNeeds } from '../quote/comparison.ts'
import type { PolicyTerms } from './types.ts'

/** Body of `POST api/v1/policies/preview`. */
export interface PolicyPreviewRequest extends AnyPreviewRequest {
  readonly needs: QuoteNeeds
  readonly indexation: Indexation
}

/** Yearly premiums in dollars from this policy year to age 65; all lists are as long as the ages. */
export type YearsToLastAge = NonNullable<PolicyProjection['toLastAge']['years']>

/**
 * The request that prices what a policy shall be. Who is insured the server knows; `insured` names what differs from what
 * it knows.
 */
export function policyPreviewRequest(
  policyId: string,
  after: PolicyTerms,
  insured?: InsuredDetails,
): PolicyPreviewRequest {
  const { quote, paymentMethod, indexation } = after
  const { personalDetails: _person, ...terms } = quote
  return {
    policyId,
    needs: paymentMethod === null ? terms : { ...terms, paymentMethod },
    indexation,
    ...(insured && { insured }),
  }
}
