export { anniversaryAfter, debitOnOrAfter, lastAnniversary } from './dueDates.ts'
export { policyFromSaved } from './policyFromSaved.ts'
export { policyTerms } from './policyTerms.ts'
export {
  type Anniversary,
  type Debit,
  type FrequencyTotal,
  INSTALMENTS_A_YEAR,
  isInForce,
  nextAnniversaries,
  nextDebit,
  type TotalPremium,
  totalPremium,
} from './premiums.ts'
export { quoteFromPolicy } from './quoteFromPolicy.ts'
export { sumsInsured } from './sumsInsured.ts'
export {
  type CriticalIllnessPolicyCover,
  type IncomeProtectionPolicyCover,
  type IncreaseWithoutProof,
  type InsuredPerson,
  type LifePolicyCover,
  POLICY_STATES,
  type Policy,
  type PolicyCover,
  type PolicyPremium,
  type PolicyState,
  type TpdPolicyCover,
} from './types.ts'
export type {
  SavedPolicy,
  WireInsuredPerson,
  WirePolicy,
  WirePolicyOwners,
  WirePolicyStructures,
  WirePolicyTerms,
} from './wire.ts'
