import { groupOf } from '../covers/groupOf.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { type OfferCap, offerCap } from '../covers/offerCap.ts'
import { COVER_RULES } from '../covers/rules.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'
import { runRule } from './runRule.ts'
import type { ClientQuote, RuleResult } from './types.ts'

interface Entered {
  readonly amount: number
  readonly reason: ReasonCode
}

function enter(requested: number | null, round: (dollars: number) => number, cap: OfferCap): Entered {
  if (requested === null || !(requested > 0)) return { amount: 0, reason: 'chosen' }
  const rounded = round(requested)
  if (rounded > cap.maximum) return { amount: cap.maximum, reason: cap.reason }
  return { amount: rounded, reason: rounded === requested ? 'chosen' : 'amount-rounded' }
}

/** Enters an amount into a draft; see `setCoverAmount`. */
export function enterAmount(draft: QuoteDraft, kind: CoverKind, requested: number | null): void {
  const { quote } = draft
  const { round, withSum } = COVER_RULES[kind]
  const { amount, reason } = enter(requested, (dollars) => round(dollars, quote), offerCap(quote, kind))
  write(draft, groupOf(kind), withSum(amount, quote), reason)
}

/**
 * Enters a cover's amount in dollars, income protection a month, TPD as its total: rounds it once, then caps it. Null,
 * 0 and negative become null. Minimums and homemaker caps are not applied here.
 */
export function setCoverAmount(quote: ClientQuote, kind: CoverKind, amount: number | null): RuleResult {
  return runRule(quote, (draft) => enterAmount(draft, kind, amount))
}
