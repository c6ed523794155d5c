import { COVER_KINDS, type CoverKind } from '../covers/kinds.ts'
import type { FrequencyPremium } from '../generated/wire.ts'
import { INSTALMENTS_A_YEAR } from '../payment/instalments.ts'
import type { PaymentFrequency } from '../payment/paymentTerms.ts'

/** A premium with how often it is paid. */
export interface PaidPremium {
  readonly frequency: PaymentFrequency
  readonly premium: FrequencyPremium
}

/** Dollars before and after, and after less before. A cover that is not there costs nothing. */
export interface PremiumFigures {
  readonly now: number
  readonly after: number
  readonly difference: number
}

/** The effect of a change on the premium. Covers and fee sum to the total, to the cent, in each of the figures. */
export interface PremiumChange {
  /** The basis of all figures but `perYear`: the instalment if both frequencies are equal, else dollars a year. */
  readonly basis: PaymentFrequency
  /** In canonical order; every cover that there is now or after. */
  readonly covers: readonly (PremiumFigures & { readonly cover: CoverKind })[]
  /** The policy's own fee. */
  readonly fee: PremiumFigures
  readonly total: PremiumFigures
  /** All instalments of a year. */
  readonly perYear: PremiumFigures
}

/** Whole cents of dollars that have at most two decimals. */
export function centsOf(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Figures out of whole cents. */
export function figuresOf(now: number, after: number): PremiumFigures {
  return { now: now / 100, after: after / 100, difference: (after - now) / 100 }
}

/**
 * Sets the premium of a policy beside the one after a change. The figures are added up from the server's whole cents: none
 * is worked out here.
 */
export function premiumChange(now: PaidPremium, after: PaidPremium): PremiumChange {
  const isSame = now.frequency === after.frequency
  const cents = ({ frequency }: PaidPremium, dollars: number | undefined) =>
    centsOf(dollars ?? 0) * (isSame ? 1 : INSTALMENTS_A_YEAR[frequency])
  const figures = (read: (premium: FrequencyPremium) => number | undefined) =>
    figuresOf(cents(now, read(now.premium)), cents(after, read(after.premium)))
  const kinds = COVER_KINDS.filter((kind) => now.premium.covers[kind] ?? after.premium.covers[kind])
  return {
    basis: isSame ? after.frequency : 'yearly',
    covers: kinds.map((cover) => ({ cover, ...figures(({ covers }) => covers[cover]?.total) })),
    fee: figures(({ parts }) => parts.fee),
    total: figures(({ parts }) => parts.total),
    perYear: figuresOf(centsOf(now.premium.perYear), centsOf(after.premium.perYear)),
  }
}
