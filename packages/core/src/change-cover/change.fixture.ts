import { kimsPolicy, robinsPolicy } from '../policies/policy.fixture.ts'
import { policyFromSaved } from '../policies/policyFromSaved.ts'
import type { ClientQuote } from '../quote/types.ts'
import { startChange } from './emptyChange.ts'
import { changedPolicy, termsOfPolicy } from './termsOfPolicy.ts'
import type { ChangeAnswers, PolicyTerms } from './types.ts'

export const TODAY = '2026-11-23'

/** Robin's life cover of 600,000 with Mallee, paid monthly by direct debit, with its terms replaced by some. */
export function robinsChange(
  quote: (now: ClientQuote) => ClientQuote = (now) => now,
  terms: Partial<PolicyTerms> = {},
): ChangeAnswers {
  return changeOf(robinsPolicy(), quote, terms)
}

/** Kim's four covers inside and outside super with Neota, paid yearly by rollover, with its terms replaced by some. */
export function kimsChange(
  quote: (now: ClientQuote) => ClientQuote = (now) => now,
  terms: Partial<PolicyTerms> = {},
): ChangeAnswers {
  return changeOf(kimsPolicy(), quote, terms)
}

function changeOf(
  saved: Parameters<typeof policyFromSaved>[0],
  quote: (now: ClientQuote) => ClientQuote,
  terms: Partial<PolicyTerms>,
): ChangeAnswers {
  const policy = policyFromSaved(saved)
  const answers = startChange(changedPolicy(policy), termsOfPolicy(policy, TODAY))
  return { ...answers, after: { ...answers.now, quote: quote(answers.now.quote), ...terms } }
}
