import { type QuoteDraft, write, writePremiumType } from '../quote/quoteDraft.ts'
import { type ClientQuote, COVER_KINDS, type CoverKind } from '../quote/types.ts'
import { coversOf } from './coverTerms.ts'
import type { ChangeId, CoverChange, PolicyTerms, TermField } from './types.ts'

type Group = 'lifeCover' | 'tpdCover' | 'criticalIllnessCover' | 'incomeProtectionCover'

const GROUPS: Readonly<Record<CoverKind, Group>> = {
  life: 'lifeCover',
  tpd: 'tpdCover',
  criticalIllness: 'criticalIllnessCover',
  incomeProtection: 'incomeProtectionCover',
}

/** The parts of TPD are what its link and its parent's amount make of the total: they come back together. */
const TPD_PARTS = ['amountLinked', 'amountStandalone', 'tpdLinkTo']

const LEAVES: Readonly<Record<CoverKind, Readonly<Partial<Record<TermField, readonly string[]>>>>> = {
  life: { sumInsured: ['amount'], owner: ['lifeOwner'] },
  tpd: {
    sumInsured: TPD_PARTS,
    link: TPD_PARTS,
    linkedAmount: TPD_PARTS,
    occupationType: ['occupationType'],
    extras: ['extras'],
    owner: ['tpdOwner'],
  },
  criticalIllness: {
    sumInsured: ['amount'],
    link: ['criticalIllnessLinkTo'],
    extras: ['extras'],
    owner: ['criticalIllnessOwner'],
  },
  incomeProtection: {
    // The limit of a benefit is its earnings'.
    sumInsured: ['monthlyBenefit', 'annualEarnings'],
    incomeReplacement: ['incomeReplacement'],
    waitingPeriod: ['waitingPeriod'],
    benefitPeriod: ['benefitPeriod'],
    extras: ['extraCostOptions'],
    owner: ['incomeProtectionOwner'],
  },
}

function isListed<Name extends string>(ids: readonly ChangeId[], prefix: string, field: Name): boolean {
  return ids.some((id) => id === `${prefix}.${field}`)
}

function writeLeaves(
  draft: QuoteDraft,
  now: ClientQuote,
  group: Group,
  leaves: readonly string[] | null,
): void {
  const values = Object.entries(now[group]).filter(([leaf]) => leaves?.includes(leaf) ?? true)
  write(draft, group, Object.fromEntries(values), 'chosen')
}

function restoreCover(
  draft: QuoteDraft,
  { now, after }: CoverChange,
  kind: CoverKind,
  ids: readonly ChangeId[],
) {
  const fields = Object.entries(LEAVES[kind]).filter(([field]) => isListed(ids, kind, field))
  if (fields.length === 0) return
  const wasThere = coversOf(now.quote).includes(kind)
  const isWhole = wasThere !== coversOf(after.quote).includes(kind)
  writeLeaves(draft, now.quote, GROUPS[kind], isWhole ? null : fields.flatMap(([, leaves]) => leaves))
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
