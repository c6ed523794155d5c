/** A value that the backend refused: dotted path in the request (empty for all of it) and a stable code. */
export interface FieldError {
  readonly field: string
  readonly code: string
}

/** The stored version that conflicts with the request: its revision, and when it was saved (an instant, ISO 8601). */
export interface StoredHead {
  readonly rev: number
  readonly savedAt: string
}

/**
 * Everything that can go wrong with a call, in one union.
 *
 * - `network`: no answer, or one that broke off; whether the server acted is not known
 * - `timeout`: no full answer in time; whether the server acted is not known
 * - `aborted`: the caller's signal
 * - `unauthorised`, `forbidden`, `not-found`: 401, 403, 404 and 410
 * - `invalid`: every other 4xx, or a 200 that says `successful: false`; `errors` may be empty, or hold the reason of it. `head` comes with 409 where
 *   another revision is stored than the one that an edit started from; null when none is
 * - `busy`: 408, 425, 429 and 503; `retryAfterMs` from Retry-After, null without one; `errors` as in `invalid`
 * - `server`: every other status; `reference` finds the request in the server's logs, empty without one
 * - `unreadable`: a 2xx that is not what the contract says (HTML, empty, fields missing or of the wrong type)
 */
export type ApiError =
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'not-found' }
  | {
      readonly kind: 'invalid'
      readonly errors: readonly FieldError[]
      readonly status: number
      readonly head?: StoredHead | null
    }
  | {
      readonly kind: 'busy'
      readonly errors: readonly FieldError[]
      readonly retryAfterMs: number | null
    }
  | { readonly kind: 'server'; readonly status: number; readonly reference: string }
  | { readonly kind: 'unreadable' }
