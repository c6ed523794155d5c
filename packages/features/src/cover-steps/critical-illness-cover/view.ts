import type { ClientQuote } from '@coverkit/core'
import type { QuoteAnswers } from '#quote/answers'
import { amountText } from '../fields/amountFields.ts'

/** Why critical illness cannot be linked to life; null when it can, as far as amounts allow. */
export function lifeLinkError(quote: ClientQuote): 'tpd-linked' | 'no-life' | 'no-life-amount' | null {
  if (quote.tpdCover.tpdLinkTo === 'criticalIllness') return 'tpd-linked'
  if (!quote.covers.selectedCovers.includes('life')) return 'no-life'
  return quote.lifeCover.amount ? null : 'no-life-amount'
}

export const view = ({ quote }: QuoteAnswers) => ({
  amount: amountText(quote.criticalIllnessCover.amount),
  structure: quote.criticalIllnessCover.criticalIllnessLinkTo,
  extras: quote.criticalIllnessCover.extras,
})

export type Field = keyof ReturnType<typeof view>
