/** How a connection ends: reset (RST), closed from our side only (FIN), or left open without another byte. */
export type Ending = 'reset' | 'close' | 'hang'

/** A fault of the proxy in a request or its response. Bytes are counted on the wire. */
export type Fault =
  /** Every connection is reset before a byte of it is read, whatever the request. */
  | { readonly kind: 'refuse' }
  /** The response starts so much later. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** Delays both directions, in slices. */
  | { readonly kind: 'bandwidth'; readonly bytesPerSecond: number }
  /** The backend gets so many bytes of the request, head included; then both sides are reset. */
  | { readonly kind: 'cut-request'; readonly afterBytes: number }
  /** The backend has acted and answered; nothing of it (null), or the head and so many body bytes, arrives. */
  | { readonly kind: 'cut-answer'; readonly bodyBytes: number | null; readonly ending: Ending }
  /** The request reaches the backend twice, one after the other; the second answer is given. */
  | { readonly kind: 'replay' }
  /** A header is removed, or the body claims to be gzip and is not. */
  | { readonly kind: 'break'; readonly what: 'content-type' | 'date' | 'gzip' }

/** The requests that a fault applies to. */
export interface Aim {
  /** Everything but preflights when absent. */
  readonly when?: (request: { readonly method: string; readonly path: string }) => boolean
  /** Only so many requests; later ones pass. */
  readonly times?: number
}

/** A request that came through, with the backend's responses: two after a replay, none if there was none. */
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
