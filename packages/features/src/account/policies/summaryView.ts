import { formatCents, formatDate } from '@coverkit/core'
import { nextAnniversaries, nextDebit, type Policy, totalPremium } from '@coverkit/core/policies'
import { policyView } from '#policies/view'
import { premiumCopy } from '#quote/premium-copy'
import { policiesRegionCopy as copy } from './copy.ts'

/** One figure about all policies together, and what it is made of. */
export interface SummaryFigure {
  readonly id: 'premium' | 'debit' | 'anniversary'
  readonly label: string
  readonly value: string
  readonly notes: readonly string[]
}

const nameOf = (policy: Policy): string => {
  const { insurer, number } = policyView(policy)
  return `${insurer}, ${number}`
}

function premiumFigure(policies: readonly Policy[]): SummaryFigure {
  const { byFrequency, perYear, unknown } = totalPremium(policies)
  const amounts = byFrequency.map(
    ({ amount, frequency }) => `${formatCents(amount)} ${premiumCopy.per[frequency]}`,
  )
  const isYearly = byFrequency.length === 1 && byFrequency[0]?.frequency === 'yearly'
  return {
    id: 'premium',
    label: copy.total,
    value: amounts.length === 0 ? copy.nothing : amounts.join(copy.plus),
    notes: [
      ...(amounts.length === 0 || isYearly ? [] : [copy.perYear(formatCents(perYear))]),
      ...(unknown > 0 ? [copy.unknown(unknown)] : []),
    ],
  }
}

function debitFigure(policies: readonly Policy[]): SummaryFigure {
  const next = nextDebit(policies)
  const [first] = next?.policies ?? []
  const figure = { id: 'debit', label: copy.debit } as const
  if (next === null || first === undefined) return { ...figure, value: copy.noDebit, notes: [] }
  const { date, amount, policies: due } = next
  const day = formatDate(date)
  return {
    ...figure,
    value: amount === null ? day : copy.amountOn(formatCents(amount), day),
    notes: [due.length === 1 ? nameOf(first) : copy.policies(due.length)],
  }
}

function anniversaryFigure(policies: readonly Policy[]): SummaryFigure {
  const [next] = nextAnniversaries(policies)
  const figure = { id: 'anniversary', label: copy.anniversary } as const
  if (next === undefined) return { ...figure, value: copy.nothing, notes: [] }
  return { ...figure, value: formatDate(next.date), notes: [nameOf(next.policy), copy.anniversaryMeaning] }
}

/** What all policies in force cost together, and what comes next. */
export function summaryView(policies: readonly Policy[]): readonly SummaryFigure[] {
  return [premiumFigure(policies), debitFigure(policies), anniversaryFigure(policies)]
}
