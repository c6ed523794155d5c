import type { CoverKind } from '@coverkit/core'
import type { SketchDrawing } from '@coverkit/ui'
import { criticalIllnessSketch } from '../critical-illness/criticalIllnessSketch.tsx'
import { incomeProtectionSketch } from '../income-protection/incomeProtectionSketch.tsx'
import { lifeSketch } from '../life/lifeSketch.tsx'
import { tpdSketch } from '../tpd/tpdSketch.tsx'

/** The drawing of each cover. */
export const COVER_SKETCHES: Readonly<Record<CoverKind, SketchDrawing>> = {
  life: lifeSketch,
  tpd: tpdSketch,
  criticalIllness: criticalIllnessSketch,
  incomeProtection: incomeProtectionSketch,
}
