import type { SavedOffer } from '@coverkit/api-client'
import { applyAdjustments, type CoverKind, localDate } from '@coverkit/core'
import { finishBy, quoteTerms } from '#cover/terms'
import type { QuoteAnswers } from '#quote/answers'

/** A saved quote as the account shows it. Dates are calendar days of the visitor. */
export interface SavedQuoteView {
  readonly offer: SavedOffer
  /** The quoted covers, each with its formatted sum. */
  readonly covers: readonly { readonly kind: CoverKind; readonly name: string; readonly sum: string }[]
  readonly finishBy: string
  /** The prices held until yesterday or earlier. */
  readonly isOver: boolean
  /** This device has the same choice, to go on with. */
  readonly isHere: boolean
}

/** `here`: the quote on this device, if there is one. The day to finish by is the one that its own screen tells. */
export function savedQuoteView(offer: SavedOffer, here: QuoteAnswers | null, now: Date): SavedQuoteView {
  const isSame = here !== null && isSameChoice(offer, here)
  const day = finishBy((isSame && here.selected?.chosenAt) || offer.savedAt)
  const isOver = localDate(now.toISOString()) > day
  return {
    offer,
    covers: quoteTerms(offer.needs).map(({ kind, name, terms }) => ({
      kind,
      name,
      sum: terms[0]?.value ?? '',
    })),
    finishBy: day,
    isOver,
    isHere: isSame && !isOver,
  }
}

/** The same price of the same insurer on the same terms. */
function isSameChoice({ needs, selectedQuote }: SavedOffer, { quote, selected }: QuoteAnswers): boolean {
  if (!selected) return false
  const { supplierCode, paymentFrequency, totalPremiumAmount } = selected.quote
  const terms = applyAdjustments(quote, selected.adjustments).quote
  return (
    supplierCode === selectedQuote.supplierCode &&
    paymentFrequency === selectedQuote.paymentFrequency &&
    totalPremiumAmount === selectedQuote.totalPremiumAmount &&
    JSON.stringify(quoteTerms(terms)) === JSON.stringify(quoteTerms(needs))
  )
}
