import { EARNINGS_SHARE } from '../covers/income-protection/incomeProtectionLimits.ts'
import { monthlyEarningsShare } from '../covers/income-protection/monthlyBenefit.ts'
import { write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { enterAmount } from './setCoverAmount.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/** Earnings a year in dollars and the percent of them to replace. */
export interface Earnings {
  readonly annualEarnings: number | null
  /** Percent. */
  readonly incomeReplacement: number
}

/** The monthly benefit in dollars that earnings and the share to replace propose; null without earnings. */
export function proposedMonthlyBenefit({ annualEarnings, incomeReplacement }: Earnings): number | null {
  return annualEarnings === null ? null : monthlyEarningsShare(annualEarnings, incomeReplacement)
}

/**
 * Sets annual earnings and the share to replace (at most 70 %). A benefit that the visitor typed is entered again
 * when the earnings changed; otherwise the proposed benefit is entered.
 */
export function setEarnings(
  quote: ClientQuote,
  { annualEarnings, incomeReplacement }: Earnings,
  { benefitEntered }: { readonly benefitEntered: boolean },
): RuleResult {
  const before = quote.incomeProtectionCover
  const earnings = {
    annualEarnings,
    incomeReplacement: Math.min(incomeReplacement, EARNINGS_SHARE),
  }
  return runRule(quote, (draft) => {
    write(draft, 'incomeProtectionCover', earnings, 'chosen')
    if (!benefitEntered) enterAmount(draft, 'incomeProtection', proposedMonthlyBenefit(earnings))
    else if (before.annualEarnings !== annualEarnings) {
      enterAmount(draft, 'incomeProtection', before.monthlyBenefit)
    }
  })
}
