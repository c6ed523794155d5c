import { groupOf } from '../covers/groupOf.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { COVER_RULES } from '../covers/rules.ts'
import { sumInsuredOf } from '../covers/sums.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'

/** Lowers the sum of a cover to a maximum, selected or not; returns whether it was above it. */
export function lowerTo(draft: QuoteDraft, kind: CoverKind, maximum: number, reason: ReasonCode): boolean {
  if (sumInsuredOf(draft.quote, kind) <= maximum) return false
  write(draft, groupOf(kind), COVER_RULES[kind].lowered(maximum, draft.quote), reason)
  return true
}
