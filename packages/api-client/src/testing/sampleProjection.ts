import {
  type ComparisonRequest,
  type CoverKind,
  INDEXATIONS,
  type Indexation,
  type InsurerAnswer,
  type ProjectionAnswer,
} from '@coverkit/core'
import { sampleComparison } from './sampleComparison.ts'

const LAST_AGE = 64
const INDEXED_BY = 1.03
const RISE_BY_AGE = 1.06

const cents = (amount: number) => Math.round(amount * 100) / 100

function byIndexation<Value>(make: (growth: (year: number) => number) => Value): Record<Indexation, Value> {
  const years: Record<Indexation, (year: number) => number> = {
    on: (year) => year,
    off12Months: (year) => Math.max(year - 1, 0),
    offPermanent: () => 0,
  }
  const entries = INDEXATIONS.map((name) => [name, make((year) => INDEXED_BY ** years[name](year))] as const)
  return Object.fromEntries(entries) as Record<Indexation, Value>
}

function sumOf(kind: CoverKind, request: ComparisonRequest): number {
  const { lifeCover, tpdCover, criticalIllnessCover, incomeProtectionCover } = request.clients[0].needs
  const sums: Record<CoverKind, number | null> = {
    life: lifeCover.amount,
    tpd: (tpdCover.amountLinked ?? 0) + (tpdCover.amountStandalone ?? 0),
    criticalIllness: criticalIllnessCover.amount,
    incomeProtection: incomeProtectionCover.monthlyBenefit,
  }
  return sums[kind] ?? 0
}

/** An invented projection that starts at the yearly premium of the comparison. */
export function sampleProjection(
  request: ComparisonRequest,
  answer: (code: string) => InsurerAnswer,
): ProjectionAnswer {
  const { insurers, ...head } = sampleComparison(request, answer)
  const [{ age, needs }] = request.clients
  const ages = Array.from({ length: Math.max(LAST_AGE + 1 - age, 0) }, (_, year) => age + year)
  const kinds = needs.covers.selectedCovers
  return {
    ...head,
    ages,
    sumInsured: byIndexation((growth) =>
      Object.fromEntries(
        kinds.map((kind) => [kind, ages.map((_, year) => Math.round(sumOf(kind, request) * growth(year)))]),
      ),
    ),
    insurers: insurers.map(({ frequencies, ...insurer }) => {
      const first = frequencies?.yearly?.perYear
      if (first === undefined) return insurer
      const stepped = byIndexation((growth) =>
        ages.map((_, year) => cents(first * RISE_BY_AGE ** year * growth(year))),
      )
      const level = byIndexation((growth) => ages.map((_, year) => cents(first * 1.7 * growth(year))))
      return { ...insurer, projection: { stepped, level: ages.length > 0 ? level : null } }
    }),
  }
}
