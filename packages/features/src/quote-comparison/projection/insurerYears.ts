import type { CoverKind, PremiumType, ProjectionAnswer } from '@coverkit/core'
import { sumOfCents, toCents } from '#cover/premium'

/** The cover that a projection is of rises each year, as the insurers offer it without being asked. */
const INDEXATION = 'on'

const SHORT_TERM = 10

/** The premiums of one insurer over the years, paid yearly; every amount in whole cents. */
export interface InsurerYears {
  /** One for each year, from today. */
  readonly yearly: readonly number[]
  /** The first ten years, or as many as there are. */
  readonly shortTerm: { readonly years: number; readonly total: number }
  /** Until the last year of the projection. */
  readonly total: number
  /** The other premium type at the same ages; null where the insurer has only this one. */
  readonly other: readonly number[] | null
}

/** The years of an insurer for the premium type asked for; null where it has no figure for any year. */
export function insurerYears(
  { insurers }: ProjectionAnswer,
  code: string,
  premiumType: PremiumType,
): InsurerYears | null {
  const projection = insurers.find(({ supplierCode }) => supplierCode === code)?.projection
  if (!projection) return null
  const stepped = projection.stepped[INDEXATION].map(toCents)
  const level = projection.level?.[INDEXATION].map(toCents) ?? null
  const yearly = premiumType === 'level' ? level : stepped
  if (yearly === null || yearly.length === 0) return null
  const shortTerm = yearly.slice(0, SHORT_TERM)
  return {
    yearly,
    shortTerm: { years: shortTerm.length, total: sumOfCents(shortTerm) },
    total: sumOfCents(yearly),
    other: premiumType === 'level' ? stepped : level,
  }
}

/** By how many tenths of a percent the cover rises each year; null where the figures do not say. */
export function yearlyRise({ sumInsured }: ProjectionAnswer, kinds: readonly CoverKind[]): number | null {
  const [now, next] =
    kinds.map((kind) => sumInsured[INDEXATION][kind]).find((sums) => sums !== undefined) ?? []
  if (now === undefined || next === undefined || now === 0) return null
  return Math.round((1_000 * (next - now)) / now)
}
