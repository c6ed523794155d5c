import { COVER_KINDS } from '@coverkit/core'
import { coversOf, sumLimits } from '@coverkit/core/change-cover'
import type { ChangeFlowAnswers } from '../../answers.ts'

/** `unavailable` is not asked: the covers that cannot be added. What the policy has can always stay. */
export const view = ({ change: { now, after } }: ChangeFlowAnswers) => ({
  covers: after.quote.covers.selectedCovers,
  unavailable: COVER_KINDS.filter(
    (kind) => !coversOf(now.quote).includes(kind) && sumLimits(now.quote, after.quote, kind).maximum === 0,
  ),
})

export type Field = keyof ReturnType<typeof view>
