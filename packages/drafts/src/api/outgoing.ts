/** `save`: a newer one replaces it while it was never sent. `submit`: nothing follows it until it is answered. */
export type EntryKind = 'save' | 'submit'

/** One request as it goes out: the same `id` always comes with the same `body`. */
export interface Outgoing {
  readonly id: string
  readonly flow: string
  readonly kind: EntryKind
  readonly rev: number
  /** `anon:<clientId>` or `user:<subject>`. An anonymous one is sent without a token, even after a sign-in. */
  readonly owner: string
  /** It may have arrived before: a backend that does not know repeats has to be asked first. */
  readonly repeated: boolean
  readonly body: unknown
}

/** A refused value: dotted path in the request and a stable code. */
export interface SendProblem {
  readonly field: string
  readonly code: string
}

/**
 * - `confirmed`: a success that was read in full; `answer` (JSON) is kept for the flow
 * - `retry`: the server said not now; `retryAfterMs` is honoured up to 10 minutes
 * - `unknown`: no answer, a cut one, a time-out: the server may have it. With a problem for a whole answer that can't be read,
 *   which repeating doesn't change: it goes again ten times at most, and then waits as `attention`
 * - `attention`: refused for good
 * - `unauthorised`: the queue pauses until `setSubject` or `sendNow`
 */
export type SendOutcome =
  | { readonly kind: 'confirmed'; readonly answer?: unknown }
  | { readonly kind: 'retry'; readonly retryAfterMs?: number | null; readonly problems?: undefined }
  | {
      readonly kind: 'unknown'
      readonly problems?: readonly SendProblem[]
      readonly retryAfterMs?: undefined
    }
  | { readonly kind: 'attention'; readonly problems: readonly SendProblem[] }
  | { readonly kind: 'unauthorised' }

/** Sends one request once. A rejection counts as `unknown`; after 15 s the signal aborts. */
export type Send = (outgoing: Outgoing, options: { readonly signal: AbortSignal }) => Promise<SendOutcome>

/**
 * Puts what the server answered to an earlier save of a draft, such as ids of new rows, into the body of the next one, which
 * was made before that answer came. Asked before the first try alone; what was already there is kept.
 */
export type Completion = (body: never, answer: never) => unknown
