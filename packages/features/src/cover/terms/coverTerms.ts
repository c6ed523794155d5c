import type { CoverKind } from '@coverkit/core'
import { criticalIllnessTerms } from '../critical-illness/criticalIllnessTerms.ts'
import { incomeProtectionTerms } from '../income-protection/incomeProtectionTerms.ts'
import { lifeTerms } from '../life/lifeTerms.ts'
import { tpdTerms } from '../tpd/tpdTerms.ts'
import type { CoverTermWords } from './CoverTermWords.ts'

/** The terms of each cover of a quote. */
export const COVER_TERMS: Readonly<Record<CoverKind, CoverTermWords>> = {
  life: lifeTerms,
  tpd: tpdTerms,
  criticalIllness: criticalIllnessTerms,
  incomeProtection: incomeProtectionTerms,
}
