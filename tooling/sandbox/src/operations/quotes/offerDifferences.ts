import { isDeepStrictEqual } from 'node:util'
import {
  type ClientQuote,
  comparisonRequest,
  type PaymentMethod,
  type SelectedQuote,
  selectedQuote,
} from '@coverkit/core'
import { compareQuotes } from '../../rating/compareQuotes.ts'
import type { RatingTables } from '../../rating/RatingTables.ts'
import { RequestRefused } from '../../rating/RequestRefused.ts'

/** An offer does not name its payment method, and a rollover from super makes it cheaper. */
export const METHODS: readonly PaymentMethod[] = ['directDebit', 'enduringRollover']

/**
 * Recomputes the chosen offer, since the premium that the client sends is not trusted. Returns the keys in which
 * it differs from the insurer's offer for this quote, by each of the possible payment methods.
 */
export function offerDifferences(
  tables: RatingTables,
  quote: ClientQuote,
  selected: SelectedQuote,
  methods = METHODS,
): string[] {
  const offers = methods
    .map((method) => offerOf(tables, quote, selected, method))
    .filter((offer) => offer !== null)
  if (offers.some((offer) => isDeepStrictEqual(offer, selected))) return []
  const [offer] = offers
  if (!offer) return ['supplierCode']
  return Object.keys(offer).filter(
    (key) => !isDeepStrictEqual(offer[key as keyof SelectedQuote], selected[key as keyof SelectedQuote]),
  )
}

/** Returns the insurer's offer for this quote; null if it declines or the quote cannot be priced. */
export function offerOf(
  tables: RatingTables,
  quote: ClientQuote,
  { supplierCode, paymentFrequency }: SelectedQuote,
  paymentMethod: PaymentMethod,
): SelectedQuote | null {
  const request = comparisonRequest(quote, {
    clientId: '',
    supplierCodes: [supplierCode],
    paymentMethod,
  })
  if (!request) return null
  try {
    const answer = compareQuotes(tables, request)
    const [insurer] = answer.insurers
    return insurer ? selectedQuote(insurer, answer, quote, paymentFrequency) : null
  } catch (error) {
    if (error instanceof RequestRefused) return null
    throw error
  }
}
