import type {
  ComparisonClient as AnyComparisonClient,
  ComparisonRequest as AnyComparisonRequest,
  ComparisonAnswer,
  CoverParts,
  InsurerComparison,
} from '../generated/wire.ts'
import type { State } from '../geography/states.ts'
import type { PaymentMethod } from '../payment/paymentTerms.ts'
import type { Gender } from '../person/personalDetails.ts'
import type { ClientQuote } from './types.ts'

/** The terms to price: a quote without its person. `paymentMethod` is direct debit when absent. */
export type QuoteNeeds = Omit<ClientQuote, 'personalDetails'> & { readonly paymentMethod?: PaymentMethod }

/** The person and the terms to price, none of which is missing. `age` is whole years at the last birthday. */
export interface ComparisonClient extends AnyComparisonClient {
  readonly age: number
  readonly gender: Gender
  readonly smoker: boolean
  readonly occupationId: number
  readonly state: State
  readonly needs: QuoteNeeds
}

/** Body of `quote/compare` and `quote/projection`. All insurers answer when `supplierCodes` is absent. */
export interface ComparisonRequest extends AnyComparisonRequest {
  readonly clients: readonly [ComparisonClient]
}

/** One instalment of a cover or a policy in dollars: what it is made of, and the total. */
export type Parts = Omit<CoverParts, 'lines'>

/** The answer's own head: sample label, echo of the client and the occupation class of each cover. */
export type Head = Omit<ComparisonAnswer, 'insurers'>

/** The first part of every insurer's answer. */
export type InsurerHead = Omit<InsurerComparison, 'frequencies'>

/** Whether the sum insured grows each year. */
export const INDEXATIONS = ['on', 'off12Months', 'offPermanent'] as const
/** Whether the sum insured grows each year. */
export type Indexation = (typeof INDEXATIONS)[number]
