import { BENEFIT_PERIODS, WAITING_PERIODS } from '../covers/income-protection/incomeProtectionCover.ts'
import type { PremiumAdjustment } from '../generated/wire.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import type { ClientQuote, RuleResult } from './types.ts'

function adjust(draft: QuoteDraft, { reason, to }: PremiumAdjustment): void {
  if (reason === 'own-occupation') write(draft, 'tpdCover', { occupationType: 'any' }, 'chosen')
  const waitingPeriod = WAITING_PERIODS.find((period) => reason === 'waiting-period' && period === to)
  const benefitPeriod = BENEFIT_PERIODS.find((period) => reason === 'benefit-period' && period === to)
  if (waitingPeriod) write(draft, 'incomeProtectionCover', { waitingPeriod }, 'chosen')
  if (benefitPeriod) write(draft, 'incomeProtectionCover', { benefitPeriod }, 'chosen')
}

/** The quote with the terms that an insurer priced instead, which an application for its offer carries. */
export function applyAdjustments(quote: ClientQuote, adjustments: readonly PremiumAdjustment[]): RuleResult {
  return runRule(quote, (draft) => {
    for (const adjustment of adjustments) adjust(draft, adjustment)
  })
}
