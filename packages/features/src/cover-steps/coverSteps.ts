import type { COVER_KINDS, COVER_STEPS, CoverKind } from '@coverkit/core'
import { criticalIllnessCover } from './critical-illness-cover/step.ts'
import { incomeProtectionCover } from './income-protection-cover/step.ts'
import { lifeCover } from './life-cover/step.ts'
import { tpdCover } from './tpd-cover/step.ts'

type StepsOf<Kinds extends readonly CoverKind[]> = {
  readonly [Index in keyof Kinds]: { readonly id: (typeof COVER_STEPS)[Kinds[Index]] }
}

/** The steps of the covers, in the order of their kinds; a policy's terms are changed with them too. */
export const coverSteps = [
  lifeCover,
  tpdCover,
  criticalIllnessCover,
  incomeProtectionCover,
] as const satisfies StepsOf<typeof COVER_KINDS>
