import {
  type Assumptions,
  byName,
  type CalculatorInput,
  COVER_KINDS,
  type CoverKind,
  coverFigures,
  groupOf,
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
  return byName(COVER_KINDS, (kind) => {
    const cover = groupOf(kind)
    const isOffered = cover !== 'incomeProtectionCover' || needs.incomeProtectionCover.available
    return isOffered ? neededOf(coverFigures(needs, cover)) : null
  })
}
