/** Types of requests and answers, from the OpenAPI document. */
export type {
  Policy as SavedPolicy,
  PolicyOwners as WirePolicyOwners,
  PolicyStructures as WirePolicyStructures,
} from '../generated/wire.ts'
export { INSTALMENTS_A_YEAR } from '../payment/instalments.ts'
export { anniversaryAfter, debitOnOrAfter, lastAnniversary } from './dueDates.ts'
export { policyFromSaved } from './policyFromSaved.ts'
export { policyTerms } from './policyTerms.ts'
export {
  type Anniversary,
  type Debit,
  type FrequencyTotal,
  isInForce,
  nextAnniversaries,
  nextDebit,
  type TotalPremium,
  totalPremium,
} from './premiums.ts'
export { quoteFromPolicy } from './quoteFromPolicy.ts'
export { sumsInsured } from './sumsInsured.ts'
export type {
  CriticalIllnessPolicyCover,
  IncomeProtectionPolicyCover,
  IncreaseWithoutProof,
  InsuredPerson,
  LifePolicyCover,
  Policy,
  PolicyCover,
  PolicyPremium,
  PolicyState,
  TpdPolicyCover,
} from './types.ts'
export type { WirePolicyTerms } from './wire.ts'
