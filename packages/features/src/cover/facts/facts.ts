import type { CoverKind } from '@coverkit/core'
import { criticalIllnessFacts } from '../critical-illness/criticalIllnessFacts.ts'
import { incomeProtectionFacts } from '../income-protection/incomeProtectionFacts.ts'
import { lifeFacts } from '../life/lifeFacts.ts'
import { tpdFacts } from '../tpd/tpdFacts.ts'
import type { CoverFacts } from './CoverFacts.ts'

/** The use of each cover. */
export const COVER_FACTS: Readonly<Record<CoverKind, CoverFacts>> = {
  life: lifeFacts,
  tpd: tpdFacts,
  criticalIllness: criticalIllnessFacts,
  incomeProtection: incomeProtectionFacts,
}
