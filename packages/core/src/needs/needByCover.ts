import type { CoverKind } from '../covers/kinds.ts'
import type { Needs } from './types.ts'

/** The need of each cover in dollars, income protection a month. */
export function needByCover(needs: Needs): Record<CoverKind, number> {
  return {
    life: needs.lifeCover.need,
    tpd: needs.tpdCover.need,
    criticalIllness: needs.criticalIllnessCover.need,
    incomeProtection: needs.incomeProtectionCover.need,
  }
}
