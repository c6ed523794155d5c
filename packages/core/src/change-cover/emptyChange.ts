import { emptyQuote } from '../quote/emptyQuote.ts'
import { changeAcceptances } from './changeAcceptances.ts'
import { policyTermFields } from './policyTermFields.ts'
import type { ChangeAnswers, ChangedPolicy, ChangeOfPolicy, PolicyTerms } from './types.ts'

/** Terms in which nothing is answered. */
function emptyTerms(): PolicyTerms {
  return { quote: emptyQuote(), ...policyTermFields.empty }
}

/** A change of no policy yet. */
export function emptyChange(): ChangeAnswers {
  const terms = emptyTerms()
  return {
    policy: null,
    now: terms,
    after: terms,
    acceptances: changeAcceptances.empty,
    documentsRead: [],
    signature: null,
  }
}

/** A change of a policy that begins with its own answers: nothing changes yet, and nothing is accepted. */
export function startChange(policy: ChangedPolicy, now: PolicyTerms): ChangeOfPolicy {
  return { ...emptyChange(), policy, now, after: now }
}

/**
 * The same change over the policy as it is now, when it was read again. A change to the policy meanwhile takes nothing away
 * that is wanted, but what was accepted and signed was for the policy as it stood: it lapses.
 */
export function withPolicyNow<Answers extends ChangeAnswers>(answers: Answers, now: PolicyTerms): Answers {
  const isSame = JSON.stringify(answers.now) === JSON.stringify(now)
  if (isSame) return answers
  const after = answers.after === answers.now ? now : answers.after
  return { ...answers, now, after, acceptances: changeAcceptances.empty, documentsRead: [], signature: null }
}
