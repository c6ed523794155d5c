import type { CoverKind } from '@coverkit/core'
import { criticalIllnessWords } from '../critical-illness/criticalIllnessWords.ts'
import { incomeProtectionWords } from '../income-protection/incomeProtectionWords.ts'
import { lifeWords } from '../life/lifeWords.ts'
import { tpdWords } from '../tpd/tpdWords.ts'
import type { CoverWords } from './CoverWords.ts'

/** The names of each cover. */
export const COVER_WORDS: Readonly<Record<CoverKind, CoverWords>> = {
  life: lifeWords,
  tpd: tpdWords,
  criticalIllness: criticalIllnessWords,
  incomeProtection: incomeProtectionWords,
}
