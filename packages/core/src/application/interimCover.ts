import { addDays } from '../fields/localDate.ts'
import type { ClientQuote } from '../quote/types.ts'
import { hasLifeBenefit } from './applicationSteps.ts'

/** Terms of the interim accident cover of the sample insurers: whole dollars, and days after the submission. */
export const INTERIM_COVER = { maximum: 1_000_000, days: 90 } as const

/** Cover for death by accident until the insurer decides. Days are `2026-11-21`. */
export interface InterimCover {
  readonly amount: number
  readonly from: string
  /** The last day at the latest: the decision and a withdrawal end it earlier. */
  readonly until: string
}

/** The interim accident cover of an application submitted on this day; null without life cover. */
export function interimCover(quote: ClientQuote, submittedOn: string): InterimCover | null {
  if (!hasLifeBenefit(quote)) return null
  return {
    amount: Math.min(quote.lifeCover.amount ?? 0, INTERIM_COVER.maximum),
    from: submittedOn,
    until: addDays(submittedOn, INTERIM_COVER.days),
  }
}
