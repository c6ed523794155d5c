import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import { coversOf, sumLimits } from '@coverkit/core/change-cover'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** The covers that may be chosen: what the policy has can always stay, and some others can't be added. */
export const offeredCovers = ({ change: { now, after } }: ChangeFlowAnswers): readonly CoverKind[] =>
  COVER_KINDS.filter(
    (kind) => coversOf(now.quote).includes(kind) || sumLimits(now.quote, after.quote, kind).maximum > 0,
  )
