import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'
import type { ClientQuote, CoverKind, TpdLink } from './types.ts'

/** A cover that TPD can be linked to. */
export type LinkParent = Exclude<TpdLink, 'standalone'>

/** Whether a cover is selected. */
export function isSelected(quote: ClientQuote, kind: CoverKind): boolean {
  return quote.covers.selectedCovers.includes(kind)
}

/** Amount of a selected parent cover, 0 when it is not selected or has none. */
export function parentAmount(quote: ClientQuote, parent: LinkParent): number {
  if (!isSelected(quote, parent)) return 0
  return (parent === 'life' ? quote.lifeCover.amount : quote.criticalIllnessCover.amount) ?? 0
}

/** Why TPD cannot stay linked, or null when its link is in order. */
export function tpdLinkError(quote: ClientQuote, to: TpdLink = quote.tpdCover.tpdLinkTo): ReasonCode | null {
  if (to === 'standalone') return null
  if (parentAmount(quote, to) === 0) return 'link-target-missing'
  return to === 'criticalIllness' && quote.tpdCover.tpdOwner === 'S' ? 'link-not-in-super' : null
}

/** The cover that TPD is linked to, or null without a link in order. */
export function tpdParent(quote: ClientQuote): LinkParent | null {
  const { tpdLinkTo } = quote.tpdCover
  return tpdLinkTo === 'standalone' || tpdLinkError(quote) !== null ? null : tpdLinkTo
}

/** Linked and standalone part together, in dollars. */
export function tpdTotal({ tpdCover }: ClientQuote): number {
  return (tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0)
}

/** Splits a total: as much as the parent carries is linked, the rest is standalone, either null when 0. */
export function splitTpd(total: number, parent: number) {
  const linked = Math.min(total, parent)
  return { amountLinked: linked || null, amountStandalone: total - linked || null }
}

/** Makes TPD standalone with its whole total. */
export function unlinkTpd(draft: QuoteDraft, reason: ReasonCode): void {
  const parts = draft.quote.tpdCover.amountLinked === null ? {} : splitTpd(tpdTotal(draft.quote), 0)
  write(draft, 'tpdCover', { tpdLinkTo: 'standalone', ...parts }, reason)
}

/** Moves what the linked part has above its parent's amount to the standalone part. */
export function moveLinkedExcess(draft: QuoteDraft, reason: ReasonCode): void {
  const parent = tpdParent(draft.quote)
  if (parent === null) return
  const amount = parentAmount(draft.quote, parent)
  if ((draft.quote.tpdCover.amountLinked ?? 0) <= amount) return
  write(draft, 'tpdCover', splitTpd(tpdTotal(draft.quote), amount), reason)
}

/** Takes the extras that need a link to life. */
export function dropLifeExtras(draft: QuoteDraft, reason: ReasonCode): void {
  write(draft, 'tpdCover', { extras: [] }, reason)
}
