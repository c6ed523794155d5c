import type { TermsOf } from '../../covers/groups.ts'
import type { CoverKind } from '../../covers/kinds.ts'
import type { CoverOfPolicy } from './CoverOfPolicy.ts'
import { type CriticalIllnessPolicyCover, criticalIllnessOfPolicy } from './criticalIllnessOfPolicy.ts'
import { type IncomeProtectionPolicyCover, incomeProtectionOfPolicy } from './incomeProtectionOfPolicy.ts'
import { type LifePolicyCover, lifeOfPolicy } from './lifeOfPolicy.ts'
import { type TpdPolicyCover, tpdOfPolicy } from './tpdOfPolicy.ts'

/** The covers of a policy by kind. */
export interface PolicyCovers {
  readonly life: LifePolicyCover
  readonly tpd: TpdPolicyCover
  readonly criticalIllness: CriticalIllnessPolicyCover
  readonly incomeProtection: IncomeProtectionPolicyCover
}

/** One cover of a policy. */
export type PolicyCover = PolicyCovers[CoverKind]

/** How each cover of a policy is read. */
export const COVERS_OF_POLICY: {
  readonly [Kind in CoverKind]: CoverOfPolicy<PolicyCovers[Kind], TermsOf<Kind>>
} = {
  life: lifeOfPolicy,
  tpd: tpdOfPolicy,
  criticalIllness: criticalIllnessOfPolicy,
  incomeProtection: incomeProtectionOfPolicy,
}
