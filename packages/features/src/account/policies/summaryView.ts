import { formatCents, formatDate } from '@coverkit/core'
import { nextAnniversaries, nextDebit, type Policy, totalPremium } from '@coverkit/core/policies'
import { premiumCopy } from '#cover/premium'
import { paidBy } from '#policies'
import { policyName } from '../policyName.ts'
import { policiesRegionCopy as copy } from './copy.ts'

/** One figure about all policies together, and what it is made of. */
export interface SummaryFigure {
  readonly id: 'premium' | 'debit' | 'anniversary'
  readonly label: string
  /** Each amount or date with what follows it in small letters, such as `a month`. */
  readonly values: readonly { readonly figure: string; readonly unit: string | null }[]
  readonly notes: readonly string[]
}

const plain = (figure: string) => [{ figure, unit: null }]

function premiumFigure(policies: readonly Policy[]): SummaryFigure {
  const { byFrequency, perYear, unknown } = totalPremium(policies)
  const values = byFrequency.map(({ amount, frequency }) => ({
    figure: formatCents(amount),
    unit: premiumCopy.per[frequency],
  }))
  const isYearly = byFrequency.length === 1 && byFrequency[0]?.frequency === 'yearly'
  return {
    id: 'premium',
    label: copy.total,
    values: values.length === 0 ? plain(copy.nothing) : values,
    notes: [
      ...(values.length === 0 || isYearly ? [] : [copy.perYear(formatCents(perYear))]),
      ...(unknown > 0 ? [copy.unknown(unknown)] : []),
    ],
  }
}

/** `$57.71 by direct debit`: what is taken, and from what where all of it is taken so. */
function paymentOf(amount: number, due: readonly Policy[]): string {
  const ways = new Set(due.map(paidBy))
  const [way = null] = ways
  const words = ways.size > 1 ? null : way
  return [formatCents(amount), words].filter(Boolean).join(' ')
}

function debitFigure(policies: readonly Policy[]): SummaryFigure {
  const next = nextDebit(policies)
  const [first] = next?.policies ?? []
  const figure = { id: 'debit', label: copy.debit } as const
  if (next === null || first === undefined) return { ...figure, values: plain(copy.noDebit), notes: [] }
  const { date, amount, policies: due } = next
  const whose = due.length === 1 ? policyName(first) : copy.policies(due.length)
  return {
    ...figure,
    values: plain(formatDate(date)),
    notes: [
      ...(amount === null ? [] : [paymentOf(amount, due)]),
      // The one policy stands below.
      ...(policies.length === 1 ? [] : [whose]),
    ],
  }
}

function anniversaryFigure(policies: readonly Policy[]): SummaryFigure {
  const [next] = nextAnniversaries(policies)
  const figure = { id: 'anniversary', label: copy.anniversary } as const
  if (next === undefined) return { ...figure, values: plain(copy.nothing), notes: [] }
  const whose = policies.length === 1 ? [] : [policyName(next.policy)]
  return { ...figure, values: plain(formatDate(next.date)), notes: [...whose, copy.anniversaryMeaning] }
}

/** Builds the figures on all policies in force: total premium, next debit and next anniversary. */
export function summaryView(policies: readonly Policy[]): readonly SummaryFigure[] {
  return [premiumFigure(policies), debitFigure(policies), anniversaryFigure(policies)]
}
