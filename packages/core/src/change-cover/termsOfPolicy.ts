import { quoteFromPolicy } from '../policies/quoteFromPolicy.ts'
import type { Policy } from '../policies/types.ts'
import type { ChangedPolicy, PolicyTerms } from './types.ts'

/**
 * What a policy is now, on `today` (`YYYY-MM-DD`). Where its record does not say, its sums insured rise each year, as they do
 * unless somebody turned that off.
 */
export function termsOfPolicy(policy: Policy, today: string): PolicyTerms {
  const { premium, indexation } = policy
  return {
    quote: quoteFromPolicy(policy, today),
    paymentMethod: premium.method,
    outsidePaymentMethod: premium.outsideMethod,
    indexation: indexation ?? 'on',
  }
}

/** What a change says of the policy that it changes. */
export function changedPolicy({ id, insurerCode, number, holders }: Policy): ChangedPolicy {
  return { id, insurerCode, policyNumber: number, policyHolder: holders[0] ?? null }
}
