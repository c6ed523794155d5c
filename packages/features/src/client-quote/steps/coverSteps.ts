import type { COVER_STEPS, CoverKind } from '@coverkit/core'
import { criticalIllnessCover } from './critical-illness-cover/step.ts'
import { incomeProtectionCover } from './income-protection-cover/step.ts'
import { lifeCover } from './life-cover/step.ts'
import { tpdCover } from './tpd-cover/step.ts'

/** The step of each cover; a policy's terms are changed with them too. */
export const coverSteps = {
  life: lifeCover,
  tpd: tpdCover,
  criticalIllness: criticalIllnessCover,
  incomeProtection: incomeProtectionCover,
} as const satisfies { readonly [Kind in CoverKind]: { readonly id: (typeof COVER_STEPS)[Kind] } }
