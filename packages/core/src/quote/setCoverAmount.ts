import { monthlyEarningsShare } from './earningsShare.ts'
import { OFFER_LIMITS } from './limits.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'
import { roundCover, roundMonthlyBenefit, roundStandaloneTpd } from './roundCover.ts'
import { runRule } from './runRule.ts'
import { parentAmount, splitTpd, tpdParent } from './tpdLink.ts'
import type { ClientQuote, CoverKind, RuleResult } from './types.ts'

interface Entered {
  readonly amount: number
  readonly reason: ReasonCode
}

/**
 * Highest monthly benefit in dollars, a multiple of 50: the lower of 30,000 and 70 % of the annual earnings over 12,
 * whatever share is replaced. Without earnings only the 30,000 holds.
 */
export function monthlyBenefitMaximum(annualEarnings: number | null): number {
  const [, maximum] = OFFER_LIMITS.sumInsured.incomeProtection
  return Math.min(maximum, monthlyEarningsShare(annualEarnings, OFFER_LIMITS.earningsShare))
}

function enter(
  requested: number | null,
  round: (dollars: number) => number,
  maximum: number,
  limit: ReasonCode = 'cover-maximum',
): Entered {
  if (requested === null || !(requested > 0)) return { amount: 0, reason: 'chosen' }
  const rounded = round(requested)
  if (rounded > maximum) return { amount: maximum, reason: limit }
  return { amount: rounded, reason: rounded === requested ? 'chosen' : 'amount-rounded' }
}

function enterTpd(draft: QuoteDraft, requested: number | null): void {
  const parent = tpdParent(draft.quote)
  const round = parent === null ? roundStandaloneTpd : roundCover
  const { amount, reason } = enter(requested, round, OFFER_LIMITS.sumInsured.tpd[1])
  const carried = parent === null ? 0 : parentAmount(draft.quote, parent)
  write(draft, 'tpdCover', splitTpd(amount, carried), reason)
}

function enterMonthlyBenefit(draft: QuoteDraft, requested: number | null): void {
  const maximum = monthlyBenefitMaximum(draft.quote.incomeProtectionCover.annualEarnings)
  const limit = maximum < OFFER_LIMITS.sumInsured.incomeProtection[1] ? 'earnings-limit' : 'cover-maximum'
  const { amount, reason } = enter(requested, roundMonthlyBenefit, maximum, limit)
  write(draft, 'incomeProtectionCover', { monthlyBenefit: amount || null }, reason)
}

/** Enters an amount into a draft; see `setCoverAmount`. */
export function enterAmount(draft: QuoteDraft, kind: CoverKind, requested: number | null): void {
  switch (kind) {
    case 'life': {
      const { amount, reason } = enter(requested, roundCover, OFFER_LIMITS.sumInsured.life[1])
      write(draft, 'lifeCover', { amount: amount || null }, reason)
      break
    }
    case 'tpd':
      enterTpd(draft, requested)
      break
    case 'criticalIllness': {
      const { amount, reason } = enter(requested, roundCover, OFFER_LIMITS.sumInsured.criticalIllness[1])
      write(draft, 'criticalIllnessCover', { amount: amount || null }, reason)
      break
    }
    case 'incomeProtection':
      enterMonthlyBenefit(draft, requested)
      break
  }
}

/**
 * Enters a cover's amount in dollars, income protection a month, TPD as its total: rounds it once, then caps it. Null,
 * 0 and negative become null. Minimums and homemaker caps are not applied here.
 */
export function setCoverAmount(quote: ClientQuote, kind: CoverKind, amount: number | null): RuleResult {
  return runRule(quote, (draft) => enterAmount(draft, kind, amount))
}
