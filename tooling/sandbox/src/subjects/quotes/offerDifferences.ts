import { isDeepStrictEqual } from 'node:util'
import {
  type ClientQuote,
  comparisonRequest,
  type Head,
  type InsurerAnswer,
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
  return differencesFrom(
    methods.map((method) => offerOf(tables, quote, selected, method)),
    selected,
  )
}

/** Lists the keys in which an offer differs from the first of those it may be; none if it is any of them. */
export function differencesFrom(
  possible: readonly (SelectedQuote | null)[],
  selected: SelectedQuote,
): string[] {
  const offers = possible.filter((offer) => offer !== null)
  if (offers.some((offer) => isDeepStrictEqual(offer, selected))) return []
  const [offer] = offers
  if (!offer) return ['supplierCode']
  const keys = Object.keys({ ...offer, ...selected }) as (keyof SelectedQuote)[]
  return keys.filter((key) => !isDeepStrictEqual(offer[key], selected[key]))
}

/** Returns the insurer's offer for this quote; null if it declines or the quote cannot be priced. */
export function offerOf(
  tables: RatingTables,
  quote: ClientQuote,
  { supplierCode, paymentFrequency }: SelectedQuote,
  paymentMethod: PaymentMethod,
): SelectedQuote | null {
  const answer = answerOf(tables, quote, supplierCode, paymentMethod)
  return answer && selectedQuote(answer.insurer, answer.head, quote, paymentFrequency)
}

/** One insurer's answer to a comparison. */
export interface OneAnswer {
  insurer: InsurerAnswer
  head: Head
}

/** Returns the insurer's answer for this quote; null if the quote cannot be priced. */
export function answerOf(
  tables: RatingTables,
  quote: ClientQuote,
  supplierCode: string,
  paymentMethod: PaymentMethod,
): OneAnswer | null {
  const request = comparisonRequest(quote, { clientId: '', supplierCodes: [supplierCode], paymentMethod })
  if (!request) return null
  try {
    const { insurers, ...head } = compareQuotes(tables, request)
    const [insurer] = insurers
    return insurer ? { insurer, head } : null
  } catch (error) {
    if (error instanceof RequestRefused) return null
    throw error
  }
}
