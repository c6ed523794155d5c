import { groupOf } from '../covers/groupOf.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { COVER_RULES } from '../covers/rules.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'

/** Lowers the sum of a cover to a maximum, selected or not; returns whether it was above it. */
export function lowerTo(draft: QuoteDraft, kind: CoverKind, maximum: number, reason: ReasonCode): boolean {
  const { sumOf, lowered } = COVER_RULES[kind]
  if (sumOf(draft.quote) <= maximum) return false
  write(draft, groupOf(kind), lowered(maximum, draft.quote), reason)
  return true
}
