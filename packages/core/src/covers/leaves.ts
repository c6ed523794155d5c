import type { CoverLeaves } from './CoverLeaves.ts'
import { criticalIllnessLeaves } from './critical-illness/criticalIllnessLeaves.ts'
import { incomeProtectionLeaves } from './income-protection/incomeProtectionLeaves.ts'
import type { CoverKind } from './kinds.ts'
import { lifeLeaves } from './life/lifeLeaves.ts'
import { tpdLeaves } from './tpd/tpdLeaves.ts'

/** The leaves of each cover. */
export const COVER_LEAVES: Readonly<Record<CoverKind, CoverLeaves<string>>> = {
  life: lifeLeaves,
  tpd: tpdLeaves,
  criticalIllness: criticalIllnessLeaves,
  incomeProtection: incomeProtectionLeaves,
}
