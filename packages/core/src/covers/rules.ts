import type { CoverRules } from './CoverRules.ts'
import { criticalIllnessRules } from './critical-illness/criticalIllnessRules.ts'
import { incomeProtectionRules } from './income-protection/incomeProtectionRules.ts'
import type { CoverKind } from './kinds.ts'
import { lifeRules } from './life/lifeRules.ts'
import { tpdRules } from './tpd/tpdRules.ts'

/** The rules of each cover. */
export const COVER_RULES: { readonly [Kind in CoverKind]: CoverRules<Kind> } = {
  life: lifeRules,
  tpd: tpdRules,
  criticalIllness: criticalIllnessRules,
  incomeProtection: incomeProtectionRules,
}
