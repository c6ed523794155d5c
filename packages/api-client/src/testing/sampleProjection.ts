import {
  type ComparisonRequest,
  INDEXATIONS,
  type Indexation,
  type InsurerAnswer,
  type ProjectionAnswer,
  sumInsuredOf,
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
        kinds.map((kind) => [
          kind,
          ages.map((_, year) => Math.round(sumInsuredOf(needs, kind) * growth(year))),
        ]),
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
