/** Types of requests and answers, from the OpenAPI document. */
export type {
  Policy as SavedPolicy,
  PolicyOwners as WirePolicyOwners,
  PolicyStructures as WirePolicyStructures,
} from '../generated/wire.ts'
export { INSTALMENTS_A_YEAR } from '../payment/instalments.ts'
export type { PolicyCover } from './covers/coversOfPolicy.ts'
export type { CriticalIllnessPolicyCover } from './covers/criticalIllnessOfPolicy.ts'
export type { IncomeProtectionPolicyCover } from './covers/incomeProtectionOfPolicy.ts'
export type { LifePolicyCover } from './covers/lifeOfPolicy.ts'
export type { TpdPolicyCover } from './covers/tpdOfPolicy.ts'
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
  IncreaseWithoutProof,
  InsuredPerson,
  Policy,
  PolicyPremium,
  PolicyState,
} from './types.ts'
export type { WirePolicyTerms } from './wire.ts'
