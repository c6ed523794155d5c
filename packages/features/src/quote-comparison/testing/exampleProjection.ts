import {
  type ComparisonRequest,
  INDEXATIONS,
  type Indexation,
  type InsurerAnswer,
  type ProjectionAnswer,
} from '@coverkit/core'
import { examplePrices } from '#common/testing/examplePrices.ts'

const LAST_AGE = 64
/** Percent a year; insurers differ, so that the one that is lowest now need not stay so. */
const RISES: Readonly<Record<string, number>> = { NEO: 11, AIG: 9, ZUR: 10 }
const OTHER_RISE = 10
/** Offer no level premiums. */
const STEPPED_ONLY = ['NEO', 'AIG']

/** Yearly premiums to 64 that begin at the yearly premium of each answer. */
export function exampleProjection(
  { clients: [{ age, needs }] }: ComparisonRequest,
  answers: readonly InsurerAnswer[],
): ProjectionAnswer {
  const { insurers: _, ...head } = examplePrices
  const ages = Array.from({ length: Math.max(LAST_AGE + 1 - age, 0) }, (_year, index) => age + index)
  const growing = (first: number, percent: number) =>
    byIndexation((rise) =>
      ages.map((_age, year) => Math.round(100 * first * (1 + percent / 100 + rise) ** year) / 100),
    )
  const amount = needs.lifeCover.amount ?? 0
  const sums = byIndexation((rise) => ages.map((_age, year) => Math.round(amount * (1 + rise) ** year)))
  return {
    ...head,
    ages,
    sumInsured: {
      on: { life: sums.on },
      off12Months: { life: sums.off12Months },
      offPermanent: { life: sums.offPermanent },
    },
    insurers: answers.map(({ frequencies, ...insurer }) => {
      const first = frequencies?.yearly?.perYear
      if (first === undefined) return insurer
      const { supplierCode } = insurer
      const hasLevel = ages.length > 0 && !STEPPED_ONLY.includes(supplierCode)
      const level = hasLevel ? growing(first * 1.7, 0) : null
      return { ...insurer, projection: { stepped: growing(first, RISES[supplierCode] ?? OTHER_RISE), level } }
    }),
  }
}

function byIndexation<Value>(make: (rise: number) => Value): Record<Indexation, Value> {
  const [on, off12Months, offPermanent] = INDEXATIONS
  return { [on]: make(0.03), [off12Months]: make(0.03), [offPermanent]: make(0) } as Record<Indexation, Value>
}
