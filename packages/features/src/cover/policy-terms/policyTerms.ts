import type { CoverKind } from '@coverkit/core'
import type { PolicyCover } from '@coverkit/core/policies'
import { criticalIllnessPolicyTerms } from '../critical-illness/criticalIllnessPolicyTerms.ts'
import { incomeProtectionPolicyTerms } from '../income-protection/incomeProtectionPolicyTerms.ts'
import { lifePolicyTerms } from '../life/lifePolicyTerms.ts'
import { tpdPolicyTerms } from '../tpd/tpdPolicyTerms.ts'
import type { PolicyTermsOf } from './PolicyTermsOf.ts'

const POLICY_TERMS: { readonly [Kind in CoverKind]: PolicyTermsOf<Kind> } = {
  life: lifePolicyTerms,
  tpd: tpdPolicyTerms,
  criticalIllness: criticalIllnessPolicyTerms,
  incomeProtection: incomeProtectionPolicyTerms,
}

/** The terms of a policy's cover beside its sum, such as its link, periods and options, in a few words each. */
export function policyTermsOf<Kind extends CoverKind>(
  cover: Extract<PolicyCover, { readonly kind: Kind }>,
): readonly string[] {
  return (POLICY_TERMS[cover.kind] as PolicyTermsOf<Kind>)(cover)
}
