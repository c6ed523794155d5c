import type { BenefitPeriod, WaitingPeriod } from '../covers/income-protection/incomeProtectionCover.ts'
import type { CoverKind } from '../covers/kinds.ts'
import { type QuoteDraft, write, writePremiumType } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import { deselectCover } from './selectCovers.ts'
import { enterAmount } from './setCoverAmount.ts'
import type { ClientQuote, RuleResult } from './types.ts'

/** A change that answers a reason to decline. `amount` is dollars, income protection a month, TPD the total. */
export type Cure =
  | { readonly kind: 'any-occupation' }
  | { readonly kind: 'waiting-period'; readonly waitingPeriod: WaitingPeriod }
  | { readonly kind: 'benefit-period'; readonly benefitPeriod: BenefitPeriod }
  | { readonly kind: 'cover-amount'; readonly cover: CoverKind; readonly amount: number }
  | { readonly kind: 'stepped' }
  | { readonly kind: 'remove-cover'; readonly cover: CoverKind }

function apply(draft: QuoteDraft, cure: Cure): void {
  switch (cure.kind) {
    case 'any-occupation':
      write(draft, 'tpdCover', { occupationType: 'any' }, 'chosen')
      break
    case 'waiting-period':
      write(draft, 'incomeProtectionCover', { waitingPeriod: cure.waitingPeriod }, 'chosen')
      break
    case 'benefit-period':
      write(draft, 'incomeProtectionCover', { benefitPeriod: cure.benefitPeriod }, 'chosen')
      break
    case 'cover-amount':
      enterAmount(draft, cure.cover, cure.amount)
      break
    case 'stepped':
      writePremiumType(draft, 'stepped', 'chosen')
      break
    case 'remove-cover':
      deselectCover(draft, cure.cover, 'chosen')
      break
  }
}

/** Makes the changes that bring insurers back, each through the cover rules. */
export function applyCure(quote: ClientQuote, cures: readonly Cure[]): RuleResult {
  return runRule(quote, ...cures.map((cure) => (draft: QuoteDraft) => apply(draft, cure)))
}
