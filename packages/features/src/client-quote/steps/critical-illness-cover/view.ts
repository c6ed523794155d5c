import type { ClientQuote } from '@coverkit/core'
import type { QuoteAnswers } from '../../answers/quoteAnswers.ts'
import { amountText } from '../amountFields.ts'

/** Why critical illness cannot be linked to life; null when it can, as far as amounts allow. */
export function lifeLinkError(quote: ClientQuote): 'tpd-linked' | 'no-life' | 'no-life-amount' | null {
  if (quote.tpdCover.tpdLinkTo === 'criticalIllness') return 'tpd-linked'
  if (!quote.covers.selectedCovers.includes('life')) return 'no-life'
  return quote.lifeCover.amount ? null : 'no-life-amount'
}

/**
 * Not asked: `linkFault` is why life is closed as a structure, `lifeAmount` the life amount in dollars, `standing` the amount that
 * stands.
 */
export const view = ({ quote }: QuoteAnswers) => ({
  amount: amountText(quote.criticalIllnessCover.amount),
  structure: quote.criticalIllnessCover.criticalIllnessLinkTo,
  extras: quote.criticalIllnessCover.extras,
  linkFault: lifeLinkError(quote) ?? '',
  lifeAmount: String(quote.lifeCover.amount ?? 0),
  standing: amountText(quote.criticalIllnessCover.amount),
})

export type Field = keyof ReturnType<typeof view>
