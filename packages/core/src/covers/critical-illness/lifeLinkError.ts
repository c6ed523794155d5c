import type { CoveredQuote } from '../groups.ts'
import { isSelected } from '../isSelected.ts'

/** Why critical illness cannot be linked to life; null when it can, as far as amounts allow. */
export function lifeLinkError(quote: CoveredQuote): 'tpd-linked' | 'no-life' | 'no-life-amount' | null {
  if (quote.tpdCover.tpdLinkTo === 'criticalIllness') return 'tpd-linked'
  if (!isSelected(quote, 'life')) return 'no-life'
  return quote.lifeCover.amount ? null : 'no-life-amount'
}
