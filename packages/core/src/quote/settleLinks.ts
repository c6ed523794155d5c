import { parentAmount, tpdLinkError, tpdParent } from '../covers/tpd/tpdLink.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'
import { dropLifeExtras, moveLinkedExcess, unlinkTpd } from './tpdLink.ts'
import type { ClientQuote } from './types.ts'

/** Makes critical illness standalone; the buy-back needs the link to life. */
export function unlinkCriticalIllness(draft: QuoteDraft, reason: ReasonCode, extraReason = reason): void {
  const extras = draft.quote.criticalIllnessCover.extras.filter((extra) => extra !== 'lifeBuyBack')
  write(draft, 'criticalIllnessCover', { criticalIllnessLinkTo: 'standalone' }, reason)
  write(draft, 'criticalIllnessCover', { extras }, extraReason)
}

/** Why critical illness cannot be linked to life, or null when it can. */
export function criticalIllnessLinkError(quote: ClientQuote): ReasonCode | null {
  const life = parentAmount(quote, 'life')
  if (life === 0) return 'link-target-missing'
  if ((quote.criticalIllnessCover.amount ?? 0) > life) return 'link-above-cover'
  return tpdParent(quote) === 'criticalIllness' ? 'tpd-link-changed' : null
}

function resolveTpd(draft: QuoteDraft): void {
  const error = tpdLinkError(draft.quote)
  if (error !== null || draft.quote.tpdCover.tpdLinkTo === 'standalone') {
    unlinkTpd(draft, error ?? 'link-target-missing')
  } else moveLinkedExcess(draft, 'link-above-cover')
  if (draft.quote.tpdCover.tpdLinkTo !== 'life') dropLifeExtras(draft, 'extra-needs-link')
}

function resolveCriticalIllness(draft: QuoteDraft): void {
  const linked = draft.quote.criticalIllnessCover.criticalIllnessLinkTo === 'life'
  const error = linked ? criticalIllnessLinkError(draft.quote) : null
  if (!linked || error !== null)
    unlinkCriticalIllness(draft, error ?? 'link-target-missing', 'extra-needs-link')
}

/** Puts every link in order; links in order are left exactly as found. */
export function resolveLinks(draft: QuoteDraft): void {
  resolveTpd(draft)
  resolveCriticalIllness(draft)
}
