import type { CoverKind } from '@coverkit/core'
import { criticalIllnessNeedWords } from '../critical-illness/criticalIllnessNeedWords.ts'
import { incomeProtectionNeedWords } from '../income-protection/incomeProtectionNeedWords.ts'
import { lifeNeedWords } from '../life/lifeNeedWords.ts'
import { tpdNeedWords } from '../tpd/tpdNeedWords.ts'
import type { CoverNeedWords } from './CoverNeedWords.ts'

/** The words of the calculator for each cover. */
export const NEED_WORDS: Readonly<Record<CoverKind, CoverNeedWords>> = {
  life: lifeNeedWords,
  tpd: tpdNeedWords,
  criticalIllness: criticalIllnessNeedWords,
  incomeProtection: incomeProtectionNeedWords,
}
