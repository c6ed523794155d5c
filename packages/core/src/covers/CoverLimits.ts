import type { PremiumType } from './terms.ts'

/** Lowest and highest allowed value; both are allowed themselves. */
export type Bounds = readonly [minimum: number, maximum: number]

/** The insurers' limits of one cover. Sums insured in dollars, income protection a month; ages are those at entry. */
export interface CoverLimits {
  readonly entryAge: Readonly<Record<PremiumType, Bounds>>
  readonly sumInsured: Bounds
  /** Maximum for a person who runs a home; undefined where the usual one applies. */
  readonly homemakerMaximum?: number
}
