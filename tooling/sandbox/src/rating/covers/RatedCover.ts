import type { Adjustment, CoverKind, Reason } from '@coverkit/core'
import type { Schema } from '../../document/Schema.ts'
import type { CheckedRequest } from '../CheckedRequest.ts'
import type { Insurer, RatingTables } from '../RatingTables.ts'
import type { RequestProblem } from '../RequestRefused.ts'
import type { Terms } from '../Terms.ts'

/** Returns dollars a year for a sum insured at an attained age: stepped, before any insurer's factor. */
export type MarketRate = (age: number, sum: number) => number

/** A part of a cover that is priced and rounded separately; the cover's premium is the sum of its lines. */
export interface CoverLine {
  name: string
  sum: number
  market: MarketRate
  options: number
  duty: number
}

/** Terms that an insurer prices in place of requested ones, in the order in which they are shown. */
export interface Adjusted {
  terms: Partial<Terms>
  adjustments: Adjustment[]
}

/** The rates and rules of one cover. */
export interface RatedCover {
  /** The column of `occupations.csv` with its class. */
  classColumn: string
  /** The amounts that it takes, by their path in the needs. */
  amounts: (needs: Schema<'QuoteNeeds'>) => Record<string, number | null>
  /** The paths of amounts that are missing, where not each of `amounts` is required. */
  missing?: (needs: Schema<'QuoteNeeds'>) => string[]
  /** Terms of the request that no insurer can price, beside its amounts. */
  faults: (tables: RatingTables, needs: Schema<'QuoteNeeds'>, kinds: readonly CoverKind[]) => RequestProblem[]
  /** The sums insured that add up to it: lump sums, or an amount each month. */
  sums: (needs: Schema<'QuoteNeeds'>) => number[]
  owner: (needs: Schema<'QuoteNeeds'>) => string
  /** Whether its sum fits the other terms of the request; bounds of the cover alone are in the tables. */
  sumFits: (tables: RatingTables, checked: CheckedRequest) => boolean
  /** Reasons of an insurer to decline it on these terms that other covers don't have. */
  termReasons: (
    tables: RatingTables,
    insurer: Insurer,
    checked: CheckedRequest,
    terms: Terms,
  ) => Reason['code'][]
  /** Replaces what the insurer does not offer. */
  adjust: (tables: RatingTables, insurer: Insurer, checked: CheckedRequest) => Adjusted
  lines: (tables: RatingTables, checked: CheckedRequest, terms: Terms) => CoverLine[]
}
