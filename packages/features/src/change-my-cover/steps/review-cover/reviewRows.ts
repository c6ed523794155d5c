import { COVER_KINDS, COVER_STEPS, type CoverKind } from '@coverkit/core'
import {
  type ChangeId,
  type ChangeStep,
  type CoverChange,
  type CoverChangeKind,
  coverChanges,
  coversOf,
  type PolicyField,
  sumInsuredOf,
  type TermChange,
  type TermField,
} from '@coverkit/core/change-cover'
import type { Difference } from '@coverkit/ui'
import { COVER_WORDS, formatSum } from '#cover/words'
import { formatPolicyTerm, formatTerm, termWords as words } from '#policies/terms'
import { reviewCopy as copy } from './copy.ts'
import { coverDetail } from './coverDetail.ts'

/** One row of `Your cover: now, change, after`. */
export interface ReviewRow {
  /** The changed term to undo; null when the row has none that can be undone alone. */
  readonly id: ChangeId | null
  readonly key: string
  readonly item: string
  readonly detail?: string
  readonly now: string
  readonly change: Difference
  readonly after: string
  /** The cover whose premium the row shows. */
  readonly cover: CoverKind | null
  /** Where it can be changed. */
  readonly step: ChangeStep
}

export const POLICY_STEPS = {
  premiumType: 'premium-type',
  paymentFrequency: 'premium-type',
  paymentMethod: 'payment-details',
  outsidePaymentMethod: 'payment-details',
  indexation: 'indexation',
} as const satisfies Record<PolicyField, ChangeStep>

/** Every cover that there is now or after with each changed term of it, and each changed term of the policy; what changes first. */
export function reviewRows(change: CoverChange): readonly ReviewRow[] {
  const { covers, policy } = coverChanges(change)
  const held = [...coversOf(change.now.quote), ...coversOf(change.after.quote)]
  const groups = COVER_KINDS.filter((kind) => held.includes(kind)).map((kind) => {
    const row = covers.find(({ cover }) => cover === kind)
    const sum = row?.terms.find(({ field }) => field === 'sumInsured')
    // A cover that ends takes its terms along, and one that is added brings them: each is one change.
    const isWhole = row?.kind === 'removed' || row?.kind === 'added'
    const terms = isWhole ? [] : (row?.terms.filter((term) => term !== sum) ?? [])
    return [sumRow(change, kind, { sum, what: row?.kind }), ...terms.map((term) => termRow(kind, term))]
  })
  const isChanged = ([first]: readonly ReviewRow[]) => first?.change.direction !== 'same'
  return [
    ...groups.filter(isChanged).flat(),
    ...policy.map(policyRow),
    ...groups.filter((group) => !isChanged(group)).flat(),
  ]
}

interface SumOfCover {
  readonly sum: TermChange<TermField> | undefined
  /** The kind of change to the cover; undefined when it is unchanged. */
  readonly what: CoverChangeKind | undefined
}

function sumRow({ now, after }: CoverChange, kind: CoverKind, { sum, what }: SumOfCover): ReviewRow {
  const amount = (quote: CoverChange['now']['quote']) =>
    coversOf(quote).includes(kind) ? formatSum(kind, sumInsuredOf(quote, kind)) : words.none
  return {
    id: sum?.id ?? null,
    key: kind,
    item: COVER_WORDS[kind].name,
    detail: coverDetail((what === 'removed' ? now : after).quote, kind),
    now: amount(now.quote),
    change: whatHappens(kind, what, sum?.difference ?? 0),
    after: amount(after.quote),
    cover: kind,
    step: what === 'added' || what === 'removed' ? 'select-covers' : COVER_STEPS[kind],
  }
}

function whatHappens(kind: CoverKind, what: CoverChangeKind | undefined, dollars: number): Difference {
  if (what === undefined) return { direction: 'same', text: words.same }
  const amount = formatSum(kind, Math.abs(dollars))
  switch (what) {
    case 'increased':
      return { direction: 'more', text: copy.more(amount) }
    case 'decreased':
      return { direction: 'less', text: copy.less(amount) }
    case 'added':
      return { direction: 'more', text: words.kinds.added }
    case 'removed':
      return { direction: 'less', text: words.kinds.removed }
    case 'changed':
      return { direction: 'other', text: words.kinds.changed }
  }
}

function termRow(kind: CoverKind, { id, field, now, after, difference }: TermChange<TermField>): ReviewRow {
  return {
    id,
    key: id,
    item: `${COVER_WORDS[kind].name}: ${words.terms[field]}`,
    now: formatTerm(kind, field, now),
    change: termChange(kind, field === 'linkedAmount' ? difference : null, now === null),
    after: formatTerm(kind, field, after),
    cover: null,
    step: COVER_STEPS[kind],
  }
}

function termChange(kind: CoverKind, dollars: number | null, isAdded: boolean): Difference {
  if (dollars === null || dollars === 0)
    return { direction: 'other', text: isAdded ? words.kinds.added : words.changed }
  return whatHappens(kind, dollars > 0 ? 'increased' : 'decreased', dollars)
}

function policyRow({ id, field, now, after }: TermChange<PolicyField>): ReviewRow {
  return {
    id,
    key: id,
    item: words.policy[field],
    now: formatPolicyTerm(field, now),
    change: { direction: 'other', text: words.changed },
    after: formatPolicyTerm(field, after),
    cover: null,
    step: POLICY_STEPS[field],
  }
}
