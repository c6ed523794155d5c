import {
  COVER_KINDS,
  PAYMENT_FREQUENCIES,
  parseClientQuote,
  type QuoteNeeds,
  type SelectedQuote,
} from '@coverkit/core'
import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { Result } from '../Result.ts'
import { atLeastZero, text } from './insurerSchemas.ts'

/**
 * An offer that was chosen and saved, with the terms it was priced on. `savedAt` is an instant, ISO 8601, by the server's
 * clock: when this offer was first saved in its draft.
 */
export interface SavedOffer {
  readonly id: string
  readonly savedAt: string
  readonly needs: QuoteNeeds
  readonly selectedQuote: SelectedQuote
}

/** Newest first, at most 50. `label` says what the premiums are. */
export interface SavedQuotes {
  readonly label: string
  readonly quotes: readonly SavedOffer[]
}

const needs: z.ZodMiniType<QuoteNeeds> = z.pipe(
  z.looseObject({}),
  z.transform((value, context): QuoteNeeds => {
    try {
      const { personalDetails: _person, ...terms } = parseClientQuote({ ...value, personalDetails: {} })
      return terms
    } catch (error) {
      context.issues.push({ code: 'custom', input: value, message: String(error) })
      return z.NEVER
    }
  }),
)

const premium = z.nullable(atLeastZero)
const listed = z.string().check(z.minLength(1), z.maxLength(100))
const code = z.string().check(z.minLength(1), z.maxLength(20))

const selectedQuote: z.ZodMiniType<SelectedQuote> = z.object({
  paymentFrequency: z.enum(PAYMENT_FREQUENCIES),
  productCode: code,
  productName: listed,
  supplierCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  supplierName: listed,
  premiums: z.record(z.enum(COVER_KINDS), premium),
  totalPremiumAmount: atLeastZero,
  tpe: premium,
  tpr: premium,
  insurerOcc: z.string().check(z.maxLength(60)),
  occupationClasses: z.record(z.enum(COVER_KINDS), z.string().check(z.maxLength(10))),
})

const savedQuotesSchema: z.ZodMiniType<SavedQuotes> = z.object({
  label: text,
  quotes: z
    .array(
      z.object({
        id: z.uuid(),
        savedAt: z.iso.datetime({ offset: true }),
        needs,
        selectedQuote,
      }),
    )
    .check(z.maxLength(50)),
})

/** The signed-in customer's saved quotes with a chosen insurer, one of each draft. Tried again after a failure that may pass. */
export function loadSavedQuotes(
  client: ApiClient,
  { signal }: CallOptions = {},
): Promise<Result<SavedQuotes, ApiError>> {
  return client.request({
    send: (init) => client.http.GET('/api/v1/quote/saved', { ...init }),
    schema: savedQuotesSchema,
    safe: true,
    signal,
  })
}
