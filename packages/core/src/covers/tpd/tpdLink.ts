import type { CoveredQuote } from '../groups.ts'
import { isSelected } from '../isSelected.ts'
import type { TpdLink } from './tpdCover.ts'

/** A cover that TPD can be linked to. */
export type LinkParent = Exclude<TpdLink, 'standalone'>

/** Amount of a selected parent cover, 0 when it is not selected or has none. */
export function parentAmount(quote: CoveredQuote, parent: LinkParent): number {
  if (!isSelected(quote, parent)) return 0
  return (parent === 'life' ? quote.lifeCover.amount : quote.criticalIllnessCover.amount) ?? 0
}

/** Why TPD cannot stay linked, or null when its link is in order. */
export function tpdLinkError(
  quote: CoveredQuote,
  to: TpdLink = quote.tpdCover.tpdLinkTo,
): 'link-target-missing' | 'link-not-in-super' | null {
  if (to === 'standalone') return null
  if (parentAmount(quote, to) === 0) return 'link-target-missing'
  return to === 'criticalIllness' && quote.tpdCover.tpdOwner === 'S' ? 'link-not-in-super' : null
}

/** The cover that TPD is linked to, or null without a link in order. */
export function tpdParent(quote: CoveredQuote): LinkParent | null {
  const { tpdLinkTo } = quote.tpdCover
  return tpdLinkTo === 'standalone' || tpdLinkError(quote) !== null ? null : tpdLinkTo
}

/** Splits a total: as much as the parent carries is linked, the rest is standalone, either null when 0. */
export function splitTpd(total: number, parent: number) {
  const linked = Math.min(total, parent)
  return { amountLinked: linked || null, amountStandalone: total - linked || null }
}
