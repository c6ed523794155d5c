/** How a connection ends: reset (RST), closed from our side only (FIN), or left open without another byte. */
export type Ending = 'reset' | 'close' | 'hang'

/** What the proxy does to a request or its answer. Bytes are counted on the wire. */
export type Fault =
  /** Every connection is reset before a byte of it is read, whatever is asked for. */
  | { readonly kind: 'refuse' }
  /** The answer starts so much later. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** Both ways, in slices. */
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** The backend gets so many bytes of the request, head included; then both sides are reset. */
  | { readonly kind: 'cut-request'; readonly afterBytes: number }
  /** The backend has acted and answered; of the answer nothing comes (null), or its head and so many bytes of its body. */
  | { readonly kind: 'cut-answer'; readonly bodyBytes: number | null; readonly ending: Ending }
  /** The request reaches the backend twice, one after the other; the second answer is given. */
  | { readonly kind: 'replay' }
  /** A header is taken away, or the body is said to be gzip and is not. */
  | { readonly kind: 'break'; readonly what: 'content-type' | 'date' | 'gzip' }

/** Which requests a fault is for. */
export interface Aim {
  /** Everything but preflights when absent. */
  readonly when?: (request: { readonly method: string; readonly path: string }) => boolean
  /** Only so many requests; the next ones are well. */
  readonly times?: number
}

/** A request that came through, and what the backend answered; two answers after a replay, none where it got none. */
export interface Proxied {
  readonly at: number
  readonly method: string
  readonly path: string
  readonly body: string
  readonly fault: Fault['kind'] | null
  readonly answers: readonly Answered[]
}

export interface Answered {
  readonly status: number
  readonly body: string
}
