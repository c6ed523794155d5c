import { COVER_KINDS, type COVER_STEPS, type CoverKind } from '@coverkit/core'
import { criticalIllnessCover } from './critical-illness-cover/step.ts'
import { incomeProtectionCover } from './income-protection-cover/step.ts'
import { lifeCover } from './life-cover/step.ts'
import { tpdCover } from './tpd-cover/step.ts'

const stepOf = {
  life: lifeCover,
  tpd: tpdCover,
  criticalIllness: criticalIllnessCover,
  incomeProtection: incomeProtectionCover,
} as const satisfies { readonly [Kind in CoverKind]: { readonly id: (typeof COVER_STEPS)[Kind] } }

/** The steps of the covers, in their order; a policy's terms are changed with them too. */
export const coverSteps = COVER_KINDS.map((kind) => stepOf[kind])
