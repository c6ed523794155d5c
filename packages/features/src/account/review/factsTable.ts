import { COVER_KINDS, type CoverKind, coverFigures, formatCents, kindOf, NEEDS_COVERS } from '@coverkit/core'
import { type Policy, sumsInsured, totalPremium } from '@coverkit/core/policies'
import type { Calculation } from '#calculator/results'
import { formatSum } from '#cover/words'
import { policyView } from '#policies'
import { reviewCopy } from './copy.ts'
import { differenceOf, neededOf } from './coverDifference.ts'

const { facts: copy } = reviewCopy

/** One row of the facts: a policy, or a figure over all of them. */
export interface FactsRow {
  readonly id: string
  readonly name: string
  /** Smaller, below the name. */
  readonly notes: readonly string[]
  readonly cells: Readonly<Record<CoverKind | 'premium', string>>
  readonly isTotal: boolean
}

const cellsOf = (textOf: (kind: CoverKind) => string, premium: string): FactsRow['cells'] => {
  const cells = COVER_KINDS.map((kind) => [kind, textOf(kind)])
  return { ...Object.fromEntries(cells), premium }
}

function policyRow(policy: Policy): FactsRow {
  const { id, insurer, number, premium, facts } = policyView(policy)
  const textOf = (kind: CoverKind) => {
    const cover = policy.covers.find((one) => one.kind === kind)
    return cover ? formatSum(kind, cover.sumInsured) : copy.nothing
  }
  // The next debit is no fact of the cover.
  const notes = [number, ...facts.slice(0, 2)]
  return { id, name: insurer, notes, cells: cellsOf(textOf, premium ?? copy.nothing), isTotal: false }
}

function totalRow(policies: readonly Policy[]): FactsRow {
  const sums = sumsInsured(policies)
  const textOf = (kind: CoverKind) => (sums[kind] > 0 ? formatSum(kind, sums[kind]) : copy.noCover)
  const { perYear, byFrequency, unknown } = totalPremium(policies)
  const isPriced = byFrequency.length > 0
  const premium = isPriced ? copy.perYear(formatCents(perYear)) : copy.notOnRecord
  const notes = isPriced && unknown > 0 ? [copy.withoutPremium(unknown)] : []
  return { id: 'all', name: copy.all, notes, cells: cellsOf(textOf, premium), isTotal: true }
}

function needRows(calculation: Calculation): readonly FactsRow[] {
  const figures = NEEDS_COVERS.map((cover) => ({
    kind: kindOf(cover),
    ...coverFigures(calculation.needs, cover),
  }))
  const textOf = (text: (figure: (typeof figures)[number]) => string) => (kind: CoverKind) => {
    const figure = figures.find((one) => one.kind === kind)
    if (!figure) return copy.nothing
    const isOffered = kind !== 'incomeProtection' || calculation.needs.incomeProtectionCover.available
    return isOffered ? text(figure) : copy.unavailable
  }
  const needed = textOf((figure) => formatSum(figure.kind, neededOf(figure)))
  const gap = textOf((figure) => {
    const difference = differenceOf(figure)
    if (difference === 0) return copy.same
    const sum = formatSum(figure.kind, Math.abs(difference))
    return difference < 0 ? copy.less(sum) : copy.more(sum)
  })
  return [
    { id: 'need', name: copy.needed, notes: [], cells: cellsOf(needed, copy.nothing), isTotal: false },
    { id: 'gap', name: copy.gap, notes: [copy.gapNote], cells: cellsOf(gap, copy.nothing), isTotal: true },
  ]
}

/** Every policy in force, what they come to, and beside them the needs of a calculation. */
export const factsRows = (
  policies: readonly Policy[],
  calculation: Calculation | null,
): readonly FactsRow[] => [
  ...policies.map(policyRow),
  totalRow(policies),
  ...(calculation === null ? [] : needRows(calculation)),
]
