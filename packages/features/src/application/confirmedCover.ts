import { applyAdjustments, type ClientQuote, localDate, type PaymentFrequency } from '@coverkit/core'
import { type PolicyBreakdown, premiumBreakdown, toCents } from '#cover/premium'
import { finishBy } from '#cover/terms'
import type { ChosenQuote } from '#quote/answers'

/** The chosen offer as the screen shows it. Dates are calendar days of the visitor. */
export interface ConfirmedCover {
  /** The terms that the insurer priced, its adjustments included. */
  readonly terms: ClientQuote
  readonly frequency: PaymentFrequency
  readonly breakdown: PolicyBreakdown
  /** All instalments of a year, in whole cents. */
  readonly perYear: number
  readonly chosenOn: string
  readonly finishBy: string
}

/** Null when the kept answer no longer holds the price that was chosen. */
export function confirmedCover(quote: ClientQuote, selected: ChosenQuote): ConfirmedCover | null {
  const { paymentFrequency } = selected.quote
  const premium = selected.answer.frequencies?.[paymentFrequency]
  if (!premium) return null
  return {
    terms: applyAdjustments(quote, selected.adjustments).quote,
    frequency: paymentFrequency,
    breakdown: premiumBreakdown(premium),
    perYear: toCents(premium.perYear),
    chosenOn: localDate(selected.chosenAt),
    finishBy: finishBy(selected.chosenAt),
  }
}
