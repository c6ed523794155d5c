import { groupOf } from '../covers/groupOf.ts'
import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import { COVER_LEAVES } from '../covers/leaves.ts'
import { coversOf } from '../covers/sums.ts'
import { type QuoteDraft, write, writePremiumType } from '../quote/quoteDraft.ts'
import type { ChangeId, CoverChange, PolicyTerms } from './types.ts'

function isListed<Name extends string>(ids: readonly ChangeId[], prefix: string, field: Name): boolean {
  return ids.some((id) => id === `${prefix}.${field}`)
}

/** The leaves of a cover's terms in a list; those of its sum come back together. */
function leavesOf(kind: CoverKind, ids: readonly ChangeId[]): readonly string[] {
  const { amounts, besides = [], terms } = COVER_LEAVES[kind]
  const listed = Object.entries(terms).filter(([field]) => isListed(ids, kind, field))
  const leaves = listed.map(([, leaf]) => leaf)
  const sum = [...amounts, ...besides]
  const isOfSum = isListed(ids, kind, 'sumInsured') || leaves.some((leaf) => sum.includes(leaf))
  return isOfSum ? [...sum, ...leaves] : leaves
}

function restoreCover(
  draft: QuoteDraft,
  { now, after }: CoverChange,
  kind: CoverKind,
  ids: readonly ChangeId[],
) {
  const leaves = leavesOf(kind, ids)
  if (leaves.length === 0) return
  const group = groupOf(kind)
  const wasThere = coversOf(now.quote).includes(kind)
  const isWhole = wasThere !== coversOf(after.quote).includes(kind)
  const values = Object.entries(now.quote[group]).filter(([leaf]) => isWhole || leaves.includes(leaf))
  write(draft, group, Object.fromEntries(values), 'chosen')
  if (!isWhole) return
  const selectedCovers = COVER_KINDS.filter((other) =>
    other === kind ? wasThere : draft.quote.covers.selectedCovers.includes(other),
  )
  write(draft, 'covers', { selectedCovers }, 'chosen')
}

/** The terms with some that are as the policy has them; no rule is run. */
export function restoreTerms(change: CoverChange, ids: readonly ChangeId[]): PolicyTerms {
  const { now, after } = change
  const draft: QuoteDraft = { quote: after.quote, changes: new Map() }
  for (const kind of COVER_KINDS) restoreCover(draft, change, kind, ids)
  if (isListed(ids, 'policy', 'premiumType')) writePremiumType(draft, now.quote.premiumType, 'chosen')
  const { paymentFrequency } = (isListed(ids, 'policy', 'paymentFrequency') ? now : after).quote
  return {
    quote: { ...draft.quote, paymentFrequency },
    paymentMethod: (isListed(ids, 'policy', 'paymentMethod') ? now : after).paymentMethod,
    outsidePaymentMethod: (isListed(ids, 'policy', 'outsidePaymentMethod') ? now : after)
      .outsidePaymentMethod,
    indexation: (isListed(ids, 'policy', 'indexation') ? now : after).indexation,
  }
}
