import type { PolicyTermsOf } from '../policy-terms/PolicyTermsOf.ts'
import { termsCopy } from '../terms/termsCopy.ts'

export const incomeProtectionPolicyTerms: PolicyTermsOf<'incomeProtection'> = (cover) => {
  const { waitingPeriod, benefitPeriod, options } = cover
  const paid = [
    ...(waitingPeriod === null ? [] : [termsCopy.paidAfter(termsCopy.waits[waitingPeriod])]),
    ...(benefitPeriod === null ? [] : [termsCopy.upTo(termsCopy.benefits[benefitPeriod])]),
  ]
  return [
    ...(paid.length === 0 ? [] : [paid.join(', ')]),
    ...options.map((option) => termsCopy.incomeProtectionOptions[option]),
  ]
}
