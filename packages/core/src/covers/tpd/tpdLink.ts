import type { FieldInput } from '../../fields/Field.ts'
import type { CoveredQuote } from '../groups.ts'
import { isSelected } from '../isSelected.ts'
import type { TpdLink } from './tpdCover.ts'

/** A cover that TPD can be linked to. */
export type LinkParent = Exclude<TpdLink, 'standalone'>

/** The selected covers that TPD can be linked to. */
export function tpdParents(quote: CoveredQuote): readonly LinkParent[] {
  return (['life', 'criticalIllness'] as const).filter((kind) => isSelected(quote, kind))
}

/** The cover that a link would be to, where it has no amount yet; a form then asks for it. */
export function bareParent(
  quote: CoveredQuote,
  link: FieldInput = quote.tpdCover.tpdLinkTo,
): LinkParent | null {
  const chosen = tpdParents(quote).find((parent) => parent === link)
  return chosen !== undefined && parentAmount(quote, chosen) === 0 ? chosen : null
}

/** The links that may be chosen for this owner. In super, one to critical illness may only stay as it stands. */
export function tpdLinksOffered(
  quote: CoveredQuote,
  { owner, standing }: { readonly owner: FieldInput; readonly standing: CoveredQuote },
): readonly TpdLink[] {
  const isNewInSuper = owner === 'S' && standing.tpdCover.tpdLinkTo !== 'criticalIllness'
  return ['standalone', ...tpdParents(quote).filter((kind) => kind !== 'criticalIllness' || !isNewInSuper)]
}

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
