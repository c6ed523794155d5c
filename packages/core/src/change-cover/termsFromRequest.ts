import { policyFromSaved } from '../policies/policyFromSaved.ts'
import { quoteFromPolicy } from '../policies/quoteFromPolicy.ts'
import type { PolicyTerms } from './types.ts'
import type { ChangeCoverRequest } from './wire.ts'

/** The part of a request that says what the policy shall be. */
export type RequestedTerms = Omit<
  ChangeCoverRequest,
  | 'contactId'
  | 'acceptances'
  | 'documentsRead'
  | 'questionnaire'
  | 'guaranteedInsurability'
  | 'reasons'
  | 'signedName'
  | 'signedAt'
  | 'shown_Premium'
>

/**
 * Applies a request to a policy's terms (`now`), for covers, premium and payment: inverts `changeCoverRequest`.
 * The request does not name the people insured; they are those of the policy.
 */
export function termsFromRequest(request: RequestedTerms, now: PolicyTerms): PolicyTerms {
  const policy = policyFromSaved({
    ...request,
    id: request.policyId,
    name: request.policy_Number,
    insurer_Code: request.insurer_Code,
    status: null,
    income_Replacement: request.IRR,
  })
  const quote = quoteFromPolicy(policy, '')
  return {
    quote: { ...quote, personalDetails: now.quote.personalDetails },
    paymentMethod: request.payment_Method,
    outsidePaymentMethod: request.outsidePaymentMethod ?? null,
    indexation: request.indexation,
  }
}
