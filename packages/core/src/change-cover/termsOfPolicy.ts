import { quoteFromPolicy } from '../policies/quoteFromPolicy.ts'
import type { Policy } from '../policies/types.ts'
import type { ChangedPolicy, PolicyTerms } from './types.ts'

/**
 * Returns the policy's terms on `today` (`YYYY-MM-DD`). Without indexation in its record, its sums insured rise
 * each year, which is the default until the holder turns it off.
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

/** Returns the identifying fields of the policy that a change is for. */
export function changedPolicy({ id, insurerCode, number, holders }: Policy): ChangedPolicy {
  return { id, insurerCode, policyNumber: number, policyHolder: holders[0] ?? null }
}
