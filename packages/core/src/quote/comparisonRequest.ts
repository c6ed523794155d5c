import type { PaymentMethod } from '../payment/paymentTerms.ts'
import type { ComparisonRequest } from './comparison.ts'
import type { ClientQuote } from './types.ts'

/** Options that a comparison adds to the quote. `allowAdjustments` is for quotes that came from the calculator. */
export interface ComparisonOptions {
  /** Given back in the answer; changes nothing else. */
  readonly clientId: string
  readonly allowAdjustments?: boolean
  /** The insurers to ask; all when absent. */
  readonly supplierCodes?: readonly string[]
  readonly tags?: readonly string[]
  /** Direct debit when absent. */
  readonly paymentMethod?: PaymentMethod
}

/** The request that prices a quote, or null while a personal detail that prices depend on is not answered. */
export function comparisonRequest(quote: ClientQuote, options: ComparisonOptions): ComparisonRequest | null {
  const { personalDetails, ...terms } = quote
  const { age, gender, isSmoker, occupationId, state } = personalDetails
  if (age === null || gender === null || isSmoker === null || occupationId === null || state === null) {
    return null
  }
  const { clientId, allowAdjustments, supplierCodes, tags = [], paymentMethod } = options
  const needs = paymentMethod === undefined ? terms : { ...terms, paymentMethod }
  return {
    clients: [{ clientId, age, gender, smoker: isSmoker, occupationId, state, needs }],
    tags: [...tags],
    ...(supplierCodes && { supplierCodes: [...supplierCodes] }),
    ...(allowAdjustments !== undefined && { allowAdjustments }),
  }
}
