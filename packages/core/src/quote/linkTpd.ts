import type { TpdLink } from '../covers/tpd/tpdCover.ts'
import { parentAmount, splitTpd, tpdLinkError } from '../covers/tpd/tpdLink.ts'
import { tpdTotal } from '../covers/tpd/tpdTotal.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import { runRule } from './runRule.ts'
import type { ClientQuote, RuleResult } from './types.ts'

function link(draft: QuoteDraft, to: TpdLink): void {
  if (tpdLinkError(draft.quote, to) !== null) return
  const parent = to === 'standalone' ? 0 : parentAmount(draft.quote, to)
  write(draft, 'tpdCover', { tpdLinkTo: to }, 'chosen')
  write(draft, 'tpdCover', splitTpd(tpdTotal(draft.quote), parent), 'tpd-link-changed')
  if (to !== 'criticalIllness') return
  write(
    draft,
    'criticalIllnessCover',
    { criticalIllnessLinkTo: 'standalone', extras: [] },
    'tpd-link-changed',
  )
}

/**
 * Links TPD to a cover: as much of the total as that cover carries is linked, the rest stays standalone. Refused when
 * the cover is not selected or has no amount, and to critical illness while TPD is inside super. The total never changes.
 */
export function linkTpd(quote: ClientQuote, to: TpdLink): RuleResult {
  return runRule(quote, (draft) => link(draft, to))
}
