import type { SaveQuotesRequest } from '@coverkit/core'
import { type ApiCall, call } from '../call.ts'
import { saveQuoteOperation } from '../generated/operations/saveQuote.ts'
import type { SaveAnswer } from '../generated/schema.ts'

/**
 * Saves a quote; core's `quoteRequest` builds the body. Does not retry: the caller may send the same body
 * with the same `tracking.id` again.
 */
export const saveQuote: ApiCall<SaveQuotesRequest, SaveAnswer> = call(saveQuoteOperation)
