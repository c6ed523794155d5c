import type { SaveQuotesRequest } from '@coverkit/core'
import { type ApiCall, call } from '../call.ts'
import { saveQuoteOperation } from '../generated/operations/saveQuote.ts'
import type { SaveAnswer } from '../generated/schema.ts'

/**
 * Saves a quote; core's `quoteRequest` builds the body. Not tried again here: the same body with the same `tracking.id`
 * may be sent again.
 */
export const saveQuote: ApiCall<SaveQuotesRequest, SaveAnswer> = call(saveQuoteOperation)
