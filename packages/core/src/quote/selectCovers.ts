import { groupOf } from '../covers/groupOf.ts'
import { blankCovers } from '../covers/groups.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { COVER_RULES } from '../covers/rules.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'
import { runRule } from './runRule.ts'
import { unlinkCriticalIllness } from './settleLinks.ts'
import { dropLifeExtras, unlinkTpd } from './tpdLink.ts'
import type { ClientQuote, RuleResult } from './types.ts'

function resetCover(draft: QuoteDraft, kind: CoverKind, reason: ReasonCode): void {
  const owner = draft.quote.covers.payThroughSuper === 'true' ? 'S' : 'O'
  const { ownedBy, onlyOwner = owner } = COVER_RULES[kind]
  const group = groupOf(kind)
  write(draft, group, { ...blankCovers()[group], ...ownedBy(onlyOwner) }, reason)
}

function releaseFromLife(draft: QuoteDraft): void {
  if (draft.quote.tpdCover.tpdLinkTo === 'life') {
    unlinkTpd(draft, 'life-deselected')
    dropLifeExtras(draft, 'life-deselected')
  }
  if (draft.quote.criticalIllnessCover.criticalIllnessLinkTo === 'life') {
    unlinkCriticalIllness(draft, 'life-deselected')
  }
}

function releaseFromCriticalIllness(draft: QuoteDraft): void {
  if (draft.quote.tpdCover.tpdLinkTo === 'criticalIllness') unlinkTpd(draft, 'critical-illness-deselected')
}

function retainCovers(
  draft: QuoteDraft,
  kinds: readonly CoverKind[],
  reason: ReasonCode,
  resetReason: (kind: CoverKind) => ReasonCode,
): void {
  const stored = COVER_KINDS.filter((kind) => kinds.includes(kind))
  write(draft, 'covers', { selectedCovers: stored }, reason)
  if (!stored.includes('life')) releaseFromLife(draft)
  if (!stored.includes('criticalIllness')) releaseFromCriticalIllness(draft)
  for (const kind of COVER_KINDS) {
    if (!stored.includes(kind)) resetCover(draft, kind, resetReason(kind))
  }
}

/** Deselects one cover as `selectCovers` without it would, for a reason of its own. */
export function deselectCover(draft: QuoteDraft, cover: CoverKind, reason: ReasonCode): void {
  const kinds = draft.quote.covers.selectedCovers.filter((kind) => kind !== cover)
  const dataReason = reason === 'chosen' ? 'cover-deselected' : reason
  retainCovers(draft, kinds, reason, (kind) => (kind === cover ? dataReason : 'cover-deselected'))
}

/**
 * Sets which covers are asked for. Order and repeats in `kinds` do not matter. Every cover left out returns to its
 * defaults, and what was linked to it becomes standalone with its amount kept.
 */
export function selectCovers(quote: ClientQuote, kinds: readonly CoverKind[]): RuleResult {
  return runRule(quote, (draft) => retainCovers(draft, kinds, 'chosen', () => 'cover-deselected'))
}
