import createClient, { type Client } from 'openapi-fetch'
import type { ZodMiniType } from 'zod/mini'
import type { ApiError } from './ApiError.ts'
import type { paths } from './generated/schema.ts'
import { errorOf } from './http/errorOf.ts'
import { pause } from './http/pause.ts'
import { readAnswer } from './http/readAnswer.ts'
import { retryDelay } from './http/retryDelay.ts'
import { failure, type Result } from './Result.ts'

type MaybePromise<Value> = Value | Promise<Value>

/** Where the backend is, and what the client needs from its surroundings. */
export interface ApiClientOptions {
  /** Base address of the backend, without `/api`. */
  readonly baseUrl: string
  /** Base address of the CDN; `{baseUrl}/cdn` when absent. Never gets a token. */
  readonly cdnUrl?: string
  /** The bearer of the moment, or null for a visitor. Asked before every try. */
  readonly getToken?: () => MaybePromise<string | null>
  /** `globalThis.fetch` when absent. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** For one try, in milliseconds; 15,000 when absent. */
  readonly timeoutMs?: number
  /**
   * Runs on a 401, with the bearer that was refused, or null when none was sent. Answering true (there is another one
   * now) sends the call once more.
   */
  readonly onUnauthorised?: (refused: string | null) => MaybePromise<boolean>
  /** Where the texts go that the specification wants logged; `console.error` when absent. */
  readonly log?: (message: string) => void
}

/** What a caller may pass to every call. */
export interface CallOptions {
  /** Ends the call and its waits; the error is then `aborted`. */
  readonly signal?: AbortSignal | undefined
}

/** What a try is sent with. */
export interface CallInit {
  /** The caller's signal or the end of the time for this try, whichever comes first. */
  readonly signal: AbortSignal
  /** The bearer, where there is one. */
  readonly headers: Readonly<Record<string, string>>
  /** Answers are read as text: what is not JSON is told from a lost connection. */
  readonly parseAs: 'text'
}

/** One call: how it is sent and how its answer is read. */
export interface Call<Value> {
  /** Sends one try. A throw counts as a lost connection. */
  readonly send: (init: CallInit) => Promise<{ data?: unknown; error?: unknown; response: Response }>
  /** What a 2xx must fit; else the error is `unreadable`. */
  readonly schema: ZodMiniType<Value>
  /** Whether sending it twice does no harm; only then is it tried again. */
  readonly safe?: boolean
  /** Sent without a token. */
  readonly anonymous?: boolean
  /** For one try, in milliseconds; the client's own when absent. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
}

/** The client that every resource function takes first. */
export interface ApiClient {
  /** The typed paths of the document, to build the `send` of a call with. */
  readonly http: Client<paths>
  /** Without a trailing slash. */
  readonly cdnUrl: string
  /** For addresses beside the document, such as files of the CDN. */
  readonly fetch: (request: Request) => Promise<Response>
  /** Takes the texts that the specification wants logged. */
  readonly log: (message: string) => void
  /** Sends a call. Never throws. */
  readonly request: <Value>(call: Call<Value>) => Promise<Result<Value, ApiError>>
}

/** The bearer that the last try was sent with. */
interface Sent {
  token: string | null
}

async function attempt<Value>(
  options: ApiClientOptions,
  call: Call<Value>,
  sent: Sent,
): Promise<Result<Value, ApiError>> {
  const deadline = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs ?? 15_000)
  try {
    const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline
    const token = call.anonymous ? null : ((await options.getToken?.()) ?? null)
    sent.token = token
    const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
    const { data, error, response } = await call.send({ signal, headers, parseAs: 'text' })
    return response.ok ? readAnswer(call.schema, data, response.status) : failure(errorOf(response, error))
  } catch {
    if (call.signal?.aborted) return failure({ kind: 'aborted' })
    return failure({ kind: deadline.aborted ? 'timeout' : 'network' })
  }
}

async function withRetries<Value>(
  options: ApiClientOptions,
  call: Call<Value>,
  sent: Sent,
): Promise<Result<Value, ApiError>> {
  for (let retried = 0; ; retried++) {
    const result = await attempt(options, call, sent)
    const wait = result.ok || !call.safe ? null : retryDelay(result.error, retried)
    if (wait === null) return result
    await pause(wait, call.signal)
  }
}

async function renewed(options: ApiClientOptions, { token }: Sent): Promise<boolean> {
  try {
    return (await options.onUnauthorised?.(token)) ?? false
  } catch {
    return false
  }
}

/**
 * A client of the product backend. Calls are the functions beside it, which take it first:
 * `compareQuotes(client, request, { signal })`.
 *
 * Each try ends after `timeoutMs`. Safe calls are tried up to twice more after a lost connection, a time-out, `busy` or
 * a server error, honouring Retry-After. Answers are checked against the contract; what does not fit is `unreadable`.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const baseUrl = options.baseUrl.replace(/\/+$/, '')
  const fetch = options.fetch ?? ((request) => globalThis.fetch(request))
  return {
    http: createClient<paths>({ baseUrl, fetch }),
    cdnUrl: (options.cdnUrl ?? `${baseUrl}/cdn`).replace(/\/+$/, ''),
    fetch,
    log: options.log ?? ((message) => console.error(message)),
    async request(call) {
      const sent: Sent = { token: null }
      const result = await withRetries(options, call, sent)
      if (result.ok || result.error.kind !== 'unauthorised' || call.anonymous) return result
      return (await renewed(options, sent)) ? withRetries(options, call, sent) : result
    },
  }
}
