import { isDeepStrictEqual } from 'node:util'
import {
  comparisonRequest,
  type PaymentMethod,
  quoteFromSaved,
  type SelectedQuote,
  selectedQuote,
} from '@coverkit/core'
import type { Schema } from '../document/Schema.ts'
import type { FieldError } from '../problem/Problem.ts'
import { compareQuotes } from '../rating/compareQuotes.ts'
import type { RatingTables } from '../rating/RatingTables.ts'
import { RequestRefused } from '../rating/RequestRefused.ts'

const FIELD = 'compareProductDetails'
// A saved quote does not say how it will be paid, and a rollover from super changes the price.
const METHODS: PaymentMethod[] = ['directDebit', 'enduringRollover']

/** Recomputes the chosen offer; the premium that the client sends is not trusted. */
export function checkSelectedQuote(tables: RatingTables, body: Schema<'SaveQuoteRequest'>): FieldError[] {
  const selected = body.compareProductDetails
  if (!selected)
    return body.customer_Status === 'Partial Application' ? [{ field: FIELD, code: 'required' }] : []
  const offers = METHODS.map((method) => offerOf(tables, body, selected, method)).filter(
    (offer) => offer !== null,
  )
  if (offers.some((offer) => isDeepStrictEqual(offer, selected))) return []
  const [offer] = offers
  if (!offer) return [{ field: `${FIELD}.supplierCode`, code: 'premium-mismatch' }]
  return Object.keys(offer)
    .filter(
      (key) => !isDeepStrictEqual(offer[key as keyof SelectedQuote], selected[key as keyof SelectedQuote]),
    )
    .map((key) => ({ field: `${FIELD}.${key}`, code: 'premium-mismatch' }))
}

/** What the insurer offers for this quote; null when it declines or the quote cannot be priced. */
function offerOf(
  tables: RatingTables,
  body: Schema<'SaveQuoteRequest'>,
  { supplierCode, paymentFrequency }: SelectedQuote,
  paymentMethod: PaymentMethod,
): SelectedQuote | null {
  const quote = quoteFromSaved(body)
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
