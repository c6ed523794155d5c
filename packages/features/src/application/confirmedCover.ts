import { applyAdjustments, type ClientQuote, type InsurerAnswer, type PaymentFrequency } from '@coverkit/core'
import { addDays, localDate } from '../common/calendar/localDate.ts'
import { type PremiumBreakdown, premiumBreakdown } from '../common/premium/premiumBreakdown.ts'
import type { ChosenQuote } from '../common/quote-draft/quoteAnswers.ts'

const FINISH_WITHIN_DAYS = 30

/** The chosen offer as the screen shows it. Dates are calendar days of the visitor. */
export interface ConfirmedCover {
  /** The terms that the insurer priced, its adjustments included. */
  readonly terms: ClientQuote
  readonly frequency: PaymentFrequency
  readonly breakdown: PremiumBreakdown
  readonly chosenOn: string
  readonly finishBy: string
}

/** Null when the kept answer no longer holds the price that was chosen. */
export function confirmedCover(quote: ClientQuote, selected: ChosenQuote): ConfirmedCover | null {
  const { paymentFrequency } = selected.quote
  const breakdown = breakdownAt(selected.answer, paymentFrequency)
  const chosenOn = localDate(selected.chosenAt)
  if (!breakdown) return null
  return {
    terms: applyAdjustments(quote, selected.adjustments).quote,
    frequency: paymentFrequency,
    breakdown,
    chosenOn,
    finishBy: addDays(chosenOn, FINISH_WITHIN_DAYS),
  }
}

function breakdownAt({ frequencies }: InsurerAnswer, frequency: PaymentFrequency): PremiumBreakdown | null {
  const premium = frequencies?.[frequency]
  return premium ? premiumBreakdown(premium) : null
}
