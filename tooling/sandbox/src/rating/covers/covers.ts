import type { CoverKind } from '@coverkit/core'
import { criticalIllness } from './criticalIllness.ts'
import { incomeProtection } from './incomeProtection.ts'
import { life } from './life.ts'
import type { RatedCover } from './RatedCover.ts'
import { tpd } from './tpd.ts'

/** The rates and rules of each cover. */
export const RATED_COVERS: Readonly<Record<CoverKind, RatedCover>> = {
  life,
  tpd,
  criticalIllness,
  incomeProtection,
}
