import { groupOf } from '../covers/groupOf.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { COVER_RULES } from '../covers/rules.ts'
import type { Owner } from '../covers/terms.ts'
import { type QuoteDraft, write } from './quoteDraft.ts'
import type { ReasonCode } from './reasonCodes.ts'
import { runRule } from './runRule.ts'
import type { ClientQuote, RuleResult } from './types.ts'

function writeOwner(draft: QuoteDraft, kind: CoverKind, owner: Owner, reason: ReasonCode): void {
  const { ownedBy, onlyOwner = owner } = COVER_RULES[kind]
  write(draft, groupOf(kind), ownedBy(onlyOwner), onlyOwner === owner ? reason : 'super-owner')
}

function limitOccupationType(draft: QuoteDraft): void {
  if (draft.quote.tpdCover.tpdOwner !== 'S') return
  write(draft, 'tpdCover', { occupationType: 'any' }, 'own-occupation-not-in-super')
}

/** Applies super's limits: critical illness is outside, TPD inside is any occupation (SIS regulation 4.07D). */
export function limitOwners(draft: QuoteDraft): void {
  for (const kind of COVER_KINDS) {
    const { onlyOwner } = COVER_RULES[kind]
    if (onlyOwner !== undefined) writeOwner(draft, kind, onlyOwner, 'super-owner')
  }
  limitOccupationType(draft)
}

/** Sets who owns a cover. Critical illness stays `O`; TPD owned by `S` becomes any occupation. */
export function setOwner(quote: ClientQuote, kind: CoverKind, owner: Owner): RuleResult {
  return runRule(quote, (draft) => {
    writeOwner(draft, kind, owner, 'chosen')
    if (kind === 'tpd') limitOccupationType(draft)
  })
}

/**
 * Stores the answer to `Pay through super?` and sets all four owners by it: `'true'` makes them `S` (critical illness
 * `O`) and TPD any occupation, `'false'` makes them `O` and does not bring own occupation back.
 */
export function payThroughSuper(quote: ClientQuote, answer: 'true' | 'false'): RuleResult {
  return runRule(quote, (draft) => {
    write(draft, 'covers', { payThroughSuper: answer }, 'chosen')
    const owner = answer === 'true' ? 'S' : 'O'
    for (const kind of COVER_KINDS) writeOwner(draft, kind, owner, 'super-owner')
    limitOwners(draft)
  })
}
