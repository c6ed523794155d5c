import type { Adjustment, CoverKind, InsurerAnswer, PaymentFrequency, QuoteNeeds } from '@coverkit/core'
import { type PolicyBreakdown, premiumBreakdown, toCents } from '#cover/premium'
import { afterRebate } from '#cover/rebate'

/** The price when paid once a year instead, in whole cents; the saving, and in tenths of a percent of the lower price. */
interface PaidYearly {
  readonly total: number
  readonly saving: number
  readonly perMille: number
}

/** An insurer's price at one payment frequency; every amount in whole cents. */
export interface Offer {
  readonly code: string
  readonly name: string
  readonly frequency: PaymentFrequency
  readonly total: number
  readonly perYear: number
  readonly covers: Readonly<Partial<Record<CoverKind, number>>>
  readonly breakdown: PolicyBreakdown
  readonly paidYearly: PaidYearly | null
  /** About what a year costs in whole dollars if a super fund pays; null where none would. */
  readonly afterRebate: number | null
  readonly adjustments: readonly Adjustment[]
}

/** The price of an insurer at a frequency, or null when it did not quote it. `needs` are those that it priced, for the rebate. */
export function offerOf(
  answer: InsurerAnswer,
  frequency: PaymentFrequency,
  needs?: QuoteNeeds,
): Offer | null {
  const premium = answer.frequencies?.[frequency]
  if (answer.status !== 'quoted' || !premium) return null
  const breakdown = premiumBreakdown(premium)
  return {
    code: answer.supplierCode,
    name: answer.supplierName,
    frequency,
    total: breakdown.total,
    perYear: toCents(premium.perYear),
    covers: Object.fromEntries(breakdown.covers.map(({ kind, total }) => [kind, total])),
    breakdown,
    paidYearly: frequency === 'yearly' ? null : paidYearly(answer, toCents(premium.perYear)),
    afterRebate: needs ? afterRebate(answer, needs) : null,
    adjustments: answer.adjustments,
  }
}

function paidYearly({ frequencies }: InsurerAnswer, perYear: number): PaidYearly | null {
  if (!frequencies?.yearly) return null
  const total = toCents(frequencies.yearly.parts.total)
  const saving = perYear - total
  const lower = Math.min(total, perYear)
  return { total, saving, perMille: lower === 0 ? 0 : Math.round((1000 * Math.abs(saving)) / lower) }
}

export const SORTS = ['total', 'tenYears', 'toEnd', 'yearly', 'name'] as const

/** By total at the shown frequency, by what ten years or all projected years add up to, by the price paid once a year, or by name. */
export type Sort = (typeof SORTS)[number]

/** The sorts by years to come. */
export const YEARS_SORTS = ['tenYears', 'toEnd'] as const satisfies readonly Sort[]

type YearsSort = (typeof YEARS_SORTS)[number]

/** Returns an insurer's total over these years in cents; undefined when it is unknown. */
export type OverYears = (code: string, sort: YearsSort) => number | undefined

/**
 * Lowest price first; equal prices by name, so that the order never depends on who answered first. Offers without a figure come
 * last.
 */
export function sortOffers(
  offers: readonly Offer[],
  sort: Sort,
  overYears: OverYears = () => undefined,
): readonly Offer[] {
  const byName = (one: Offer, other: Offer) => compareText(one.name, other.name)
  if (sort === 'name') return offers.toSorted(byName)
  const price = priceOf[sort]
  return offers.toSorted(
    (one, other) => compare(price(one, overYears), price(other, overYears)) || byName(one, other),
  )
}

const priceOf: Readonly<Record<Exclude<Sort, 'name'>, (offer: Offer, overYears: OverYears) => number>> = {
  total: ({ total }) => total,
  yearly: ({ paidYearly, perYear }) => paidYearly?.total ?? perYear,
  tenYears: ({ code }, overYears) => overYears(code, 'tenYears') ?? Number.POSITIVE_INFINITY,
  toEnd: ({ code }, overYears) => overYears(code, 'toEnd') ?? Number.POSITIVE_INFINITY,
}

/** Two unknown figures are equal: infinities would subtract to NaN. */
const compare = (one: number, other: number) => (one === other ? 0 : one - other)

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
