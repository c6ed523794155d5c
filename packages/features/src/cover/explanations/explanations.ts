import type { CoverKind } from '@coverkit/core'
import { criticalIllnessExplanation } from '../critical-illness/criticalIllnessExplanation.ts'
import { incomeProtectionExplanation } from '../income-protection/incomeProtectionExplanation.ts'
import { lifeExplanation } from '../life/lifeExplanation.ts'
import { tpdExplanation } from '../tpd/tpdExplanation.ts'
import type { CoverExplanation } from './CoverExplanation.ts'

/** The explanation of each cover. */
export const COVER_EXPLANATIONS: Readonly<Record<CoverKind, CoverExplanation>> = {
  life: lifeExplanation,
  tpd: tpdExplanation,
  criticalIllness: criticalIllnessExplanation,
  incomeProtection: incomeProtectionExplanation,
}
