import { parentAmount, splitTpd, tpdParent } from '../covers/tpd/tpdLink.ts'
import { tpdTotal } from '../covers/tpd/tpdTotal.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'

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
