import { COVER_KINDS, COVER_STEPS, type CoverKind } from '@coverkit/core'
import {
  type ChangeId,
  type ChangeStep,
  type CoverChange,
  coverChanges,
  coversOf,
  type PolicyField,
  sumInsuredOf,
  type TermChange,
  type TermField,
} from '@coverkit/core/change-cover'
import { formatAmount, formatPolicyTerm, formatTerm } from '#policies/format-term'
import { termWords as words } from '#policies/term-words'
import { coverNames } from '#quote/terms-copy'
import { formatDollarDifference } from '../../words/formatDifference.ts'

/** One row of `Your cover: now, change, after`. */
export interface ReviewRow {
  /** The changed term to undo; null where nothing changes. */
  readonly id: ChangeId | null
  readonly key: string
  readonly item: string
  readonly now: string
  /** What happens, in a word. */
  readonly change: string
  readonly after: string
  /** Empty where there is nothing to count. */
  readonly difference: string
  /** Where it can be changed. */
  readonly step: ChangeStep
}

const POLICY_STEPS = {
  premiumType: 'premium-type',
  paymentFrequency: 'premium-type',
  paymentMethod: 'payment-details',
  outsidePaymentMethod: 'payment-details',
  indexation: 'indexation',
} as const satisfies Record<PolicyField, ChangeStep>

/** Every cover that there is now or after, each changed term of it, and each changed term of the policy. */
export function reviewRows(change: CoverChange): readonly ReviewRow[] {
  const { covers, policy } = coverChanges(change)
  const held = [...coversOf(change.now.quote), ...coversOf(change.after.quote)]
  return [
    ...COVER_KINDS.filter((kind) => held.includes(kind)).flatMap((kind) => {
      const row = covers.find(({ cover }) => cover === kind)
      const sum = row?.terms.find(({ field }) => field === 'sumInsured')
      // A cover that ends takes its terms along.
      const terms = row?.kind === 'removed' ? [] : (row?.terms.filter((term) => term !== sum) ?? [])
      const step = row?.kind === 'added' || row?.kind === 'removed' ? 'select-covers' : COVER_STEPS[kind]
      const whatHappens = row === undefined ? words.same : words.kinds[row.kind]
      return [sumRow(change, kind, { sum, whatHappens, step }), ...terms.map((term) => termRow(kind, term))]
    }),
    ...policy.map(policyRow),
  ]
}

interface SumOfCover {
  readonly sum: TermChange<TermField> | undefined
  readonly whatHappens: string
  readonly step: ChangeStep
}

function sumRow(
  { now, after }: CoverChange,
  kind: CoverKind,
  { sum, whatHappens, step }: SumOfCover,
): ReviewRow {
  const amount = (quote: CoverChange['now']['quote']) =>
    coversOf(quote).includes(kind) ? formatAmount(kind, sumInsuredOf(quote, kind)) : words.none
  return {
    id: sum?.id ?? null,
    key: kind,
    item: coverNames[kind],
    now: amount(now.quote),
    change: whatHappens,
    after: amount(after.quote),
    difference: sum?.difference ? formatDollarDifference(sum.difference) : '',
    step,
  }
}

function termRow(kind: CoverKind, { id, field, now, after, difference }: TermChange<TermField>): ReviewRow {
  const isMoney = field === 'linkedAmount'
  return {
    id,
    key: id,
    item: `${coverNames[kind]}: ${words.terms[field]}`,
    now: formatTerm(kind, field, now),
    change: now === null ? words.kinds.added : words.changed,
    after: formatTerm(kind, field, after),
    difference: isMoney && difference ? formatDollarDifference(difference) : '',
    step: COVER_STEPS[kind],
  }
}

function policyRow({ id, field, now, after }: TermChange<PolicyField>): ReviewRow {
  return {
    id,
    key: id,
    item: words.policy[field],
    now: formatPolicyTerm(field, now),
    change: words.changed,
    after: formatPolicyTerm(field, after),
    difference: '',
    step: POLICY_STEPS[field],
  }
}
