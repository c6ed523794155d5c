import type { Adjustment, CoverKind, InsurerAnswer, PaymentFrequency } from '@coverkit/core'
import { toCents } from '#quote/cents'
import { addsUp, type PremiumBreakdown, premiumBreakdown } from '#quote/premium-breakdown'

/** What paying once a year would cost instead, in whole cents; the saving in tenths of a percent. */
export interface PaidYearly {
  readonly total: number
  readonly saving: number
  readonly savingPerMille: number
}

/** An insurer's price at one payment frequency; every amount in whole cents. */
export interface Offer {
  readonly code: string
  readonly name: string
  readonly frequency: PaymentFrequency
  readonly total: number
  readonly perYear: number
  readonly covers: Readonly<Partial<Record<CoverKind, number>>>
  readonly breakdown: PremiumBreakdown
  readonly paidYearly: PaidYearly | null
  readonly adjustments: readonly Adjustment[]
}

/** The price of an insurer at a frequency, or null when it did not quote it. */
export function offerOf(answer: InsurerAnswer, frequency: PaymentFrequency): Offer | null {
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
    adjustments: answer.adjustments,
  }
}

function paidYearly({ frequencies }: InsurerAnswer, perYear: number): PaidYearly | null {
  if (!frequencies?.yearly) return null
  const total = toCents(frequencies.yearly.parts.total)
  const saving = perYear - total
  return { total, saving, savingPerMille: perYear === 0 ? 0 : Math.round((1000 * saving) / perYear) }
}

/** Whether the parts of every price of an answer make its total. One that does not add up is not shown. */
export function isSound({ frequencies = {} }: InsurerAnswer): boolean {
  return Object.values(frequencies).every((premium) => addsUp(premiumBreakdown(premium)))
}

export const SORTS = ['total', 'yearly', 'name'] as const

/** By total at the shown frequency, by the price paid once a year, or by name. */
export type Sort = (typeof SORTS)[number]

/** Lowest price first; equal prices by name, so that the order never depends on who answered first. */
export function sortOffers(offers: readonly Offer[], sort: Sort): readonly Offer[] {
  const byName = (one: Offer, other: Offer) => compareText(one.name, other.name)
  const price = sort === 'yearly' ? pricePaidYearly : totalOf
  if (sort === 'name') return offers.toSorted(byName)
  return offers.toSorted((one, other) => price(one) - price(other) || byName(one, other))
}

const totalOf = ({ total }: Offer) => total
const pricePaidYearly = ({ paidYearly, perYear }: Offer) => paidYearly?.total ?? perYear

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
