import { applyAdjustments, type Head, type InsurerAnswer, selectedQuote } from '@coverkit/core'
import { announcementMessages } from '#client-quote/announcements'
import { formatAdjustment } from '#cover/terms'
import type { QuoteAnswers, StoredComparison } from '#quote/answers'
import { endAnnouncements } from '#quote/rules'
import { type ApplicationAnswers, type Offer, withApplication } from '../../answers.ts'
import { frequencyPrices } from '../payment-details/frequencyPrices.ts'

/** The chosen insurer's offer for changed details, not accepted yet. */
export interface NewPrice {
  /** The quote with the details and the offer in it. */
  readonly quote: QuoteAnswers
  readonly offer: Offer
  /** Side effects on the cover, one sentence each: first of the cover rules, then of the insurer. */
  readonly changes: readonly string[]
}

interface Answered extends Pick<StoredComparison, 'request'> {
  readonly head: Head
  readonly answer: InsurerAnswer
  /** ISO 8601. */
  readonly answeredAt: string
}

/**
 * The offer that an insurer's answer makes of a requoted quote; null where it makes none.
 *
 * @param before the quote before the details were changed
 */
export function newPriceOf(
  before: QuoteAnswers,
  changed: QuoteAnswers,
  { request, head, answer, answeredAt }: Answered,
): NewPrice | null {
  const { adjustments, supplierCode } = answer
  const terms = applyAdjustments(changed.quote, adjustments).quote
  const quote = selectedQuote(answer, head, terms, changed.quote.paymentFrequency)
  if (!quote) return null
  const chosen = { quote, chosenAt: answeredAt, adjustments, answer }
  const announced = changed.announced.slice(before.announced.length)
  const { selectedCovers } = changed.quote.covers
  return {
    offer: { terms, chosen },
    quote: {
      ...endAnnouncements(changed),
      comparison: { askedAt: answeredAt, request, head, insurers: { [supplierCode]: answer } },
      selected: chosen,
    },
    changes: [
      ...announced.flatMap((announcement) => announcementMessages(announcement, selectedCovers)),
      ...adjustments.map((adjustment) => `${formatAdjustment(adjustment)}.`),
    ],
  }
}

/** The application with the new offer in place of the one that it was for. What was accepted and answered stays. */
export function withNewOffer(answers: ApplicationAnswers, offer: Offer): ApplicationAnswers {
  const { payment } = answers.application
  const isOffered = payment.frequency !== null && frequencyPrices(offer.chosen).has(payment.frequency)
  const frequency = isOffered ? payment.frequency : offer.chosen.quote.paymentFrequency
  return withApplication({ ...answers, offer }, { payment: { ...payment, frequency } })
}
