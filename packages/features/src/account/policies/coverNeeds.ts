import {
  type Assumptions,
  type CalculatorInput,
  type CoverKind,
  coverFigures,
  type NeedsCover,
} from '@coverkit/core'
import { isInForce, type Policy } from '@coverkit/core/policies'
import { neededOf } from '../review/coverDifference.ts'
import { reviewCalculation } from '../review/reviewCalculation.ts'

/** The amount needed of each cover in whole dollars, of income protection a month; null once it isn't offered. */
export type CoverNeeds = Readonly<Record<CoverKind, number | null>>

/** A finished calculation as this device has it. */
export interface StoredCalculation {
  readonly input: CalculatorInput
  readonly assumptions: Assumptions
  /** ISO 8601. */
  readonly savedAt: string
}

/** The needs of a calculation, as the review of cover has them. */
export function coverNeeds(
  { input, assumptions }: Pick<StoredCalculation, 'input' | 'assumptions'>,
  policies: readonly Policy[],
): CoverNeeds {
  const { needs } = reviewCalculation(input, assumptions, policies.filter(isInForce))
  const needed = (cover: NeedsCover) => neededOf(coverFigures(needs, cover))
  return {
    life: needed('lifeCover'),
    tpd: needed('tpdCover'),
    criticalIllness: needed('criticalIllnessCover'),
    incomeProtection: needs.incomeProtectionCover.available ? needed('incomeProtectionCover') : null,
  }
}
