import { COVER_KINDS, type CoverKind } from '@coverkit/core'
import type { Offer } from './offers.ts'
import type { InsurerYears } from './projection/insurerYears.ts'

/** A fact that distinguishes one offer from the others. */
export type Fact =
  | { readonly kind: 'lowest-now' }
  | { readonly kind: 'lowest-to-end' }
  | { readonly kind: 'lowest-cover'; readonly cover: CoverKind }
  /** The insurer offers stepped premiums alone: each offers those. */
  | { readonly kind: 'only-type' }

/**
 * The facts of each offer, by its code. Lowest is said of an offer that no other undercuts, unless all are the same; of single covers
 * only where one is lowest alone, and not of the offer that is lowest in total. What the years cost counts once all have figures.
 */
export function offerFacts(
  offers: readonly Offer[],
  years: ReadonlyMap<string, InsurerYears>,
): ReadonlyMap<string, readonly Fact[]> {
  const now = lowest(offers, ({ total }) => total)
  const toEnd = offers.every(({ code }) => years.has(code))
    ? lowest(offers, ({ code }) => years.get(code)?.total ?? 0)
    : []
  return new Map(
    offers.map((offer) => {
      const isLowestNow = now.includes(offer.code)
      const facts: Fact[] = [
        ...(isLowestNow ? [{ kind: 'lowest-now' } as const] : []),
        ...(toEnd.includes(offer.code) ? [{ kind: 'lowest-to-end' } as const] : []),
        ...(isLowestNow ? [] : lowestCovers(offers, offer.code)),
        ...(years.get(offer.code)?.other === null ? [{ kind: 'only-type' } as const] : []),
      ]
      return [offer.code, facts]
    }),
  )
}

function lowestCovers(offers: readonly Offer[], code: string): Fact[] {
  return COVER_KINDS.filter((cover) => offers.every(({ covers }) => covers[cover] !== undefined)).flatMap(
    (cover) => {
      const [only, ...others] = lowest(offers, ({ covers }) => covers[cover] ?? 0)
      return only === code && others.length === 0 ? [{ kind: 'lowest-cover', cover } as const] : []
    },
  )
}

/** Codes of the offers with the lowest figure; none where there is nothing lower than another. */
export function lowest<Item extends { readonly code: string }>(
  items: readonly Item[],
  figure: (item: Item) => number,
): readonly string[] {
  const least = Math.min(...items.map(figure))
  const codes = items.filter((item) => figure(item) === least).map(({ code }) => code)
  return codes.length < items.length ? codes : []
}
