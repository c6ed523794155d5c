import createClient, { type Client, type Middleware } from 'openapi-fetch'
import type { ApiError } from './ApiError.ts'
import type { paths } from './generated/schema.ts'
import { errorOf } from './http/errorOf.ts'
import { fileReader } from './http/fileReader.ts'
import { joinSignals } from './http/joinSignals.ts'
import { pause } from './http/pause.ts'
import { readAnswer } from './http/readAnswer.ts'
import { retryDelay } from './http/retryDelay.ts'
import { unreadableLine } from './http/unreadable.ts'
import type { Method } from './Operation.ts'
import { failure, type Result } from './Result.ts'
import type { Reader } from './reader.ts'

type MaybePromise<Value> = Value | Promise<Value>

/** Where the backend is, and what the client needs from its surroundings. */
export interface ApiClientOptions {
  /** Base address of the backend, without `/api`. */
  readonly baseUrl: string
  /** Base address of the CDN; `{baseUrl}/cdn` when absent. Never gets a token. */
  readonly cdnUrl?: string
  /** The current bearer, or null for a visitor. Called before every try. */
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
  /**
   * Logger for the texts that the specification wants logged, and for each answer that can't be read: its operation, its
   * status and the paths of what does not fit, never a value. `console.error` and `console.warn` when absent.
   */
  readonly log?: (message: string) => void
}

/** Options of every call. */
export interface CallOptions {
  /** Ends the call and its waits; the error is then `aborted`. */
  readonly signal?: AbortSignal | undefined
}

/** Settings of one request that the client's middleware reads, beside those of openapi-fetch. */
export interface RequestSettings {
  /** In place of the client's bearer; null to send none. */
  readonly bearer?: string | null | undefined
  /** For one try, in milliseconds; the client's own when absent. */
  readonly timeoutMs?: number | undefined
}

/** One call: its request, as openapi-fetch takes it, and the reader of its answer. */
export interface Call<Value> extends RequestSettings {
  readonly method: Method
  readonly path: keyof paths
  readonly params?: { readonly path?: object; readonly query?: object; readonly header?: object } | undefined
  /** Another base address than the client's, without a trailing slash. */
  readonly baseUrl?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Sent as JSON, unless it is a file. */
  readonly body?: unknown
  /** Gives the schema that a 2xx must fit; else the error is `unreadable`. */
  readonly reader: Reader<Value>
  /** Whether sending it twice does no harm; only then is it retried. */
  readonly isSafe?: boolean | undefined
  readonly signal?: AbortSignal | undefined
}

/** The client that every call takes first. */
export interface ApiClient {
  /**
   * openapi-fetch over the contract's paths, for a call that has no function here: `http.GET('/healthz')`. Each request
   * has the bearer and the deadline of the client, or its own `bearer` and `timeoutMs`. Nothing is retried, renewed or
   * checked, and a lost connection rejects. A file goes with the header `'Content-Type': null`.
   */
  readonly http: Client<paths>
  /** Without a trailing slash. */
  readonly cdnUrl: string
  /** Logs the texts that the specification wants logged. */
  readonly log: (message: string) => void
  /** Logs what can't be read of an answer. */
  readonly warn: (message: string) => void
  /** Sends a call. Whatever happens on the way is an error of the result; only a call that can't be made throws. */
  readonly request: <Value>(call: Call<Value>) => Promise<Result<Value, ApiError>>
}

/** The last request of a call. */
interface Sent {
  request: Request | null
}

interface Answer {
  readonly data?: unknown
  readonly error?: unknown
  readonly response: Response
}

/** `Client.request` for any call: its parts were checked with its row, by the types of its operation. */
type SendAny = (method: Method, path: keyof paths, init: object) => Promise<Answer>

type Wire = Pick<ApiClient, 'http' | 'warn'>

/** The session can't say its token, which counts as a cut connection. */
class TokenError extends Error {}

async function tokenOf({ getToken }: ApiClientOptions): Promise<string | null> {
  try {
    return (await getToken?.()) ?? null
  } catch (cause) {
    throw new TokenError('The session did not say its token', { cause })
  }
}

/** Gives each request its bearer and its deadline, which lasts until the answer's body is read. */
function bearerAndDeadline(options: ApiClientOptions): Middleware {
  return {
    async onRequest({ request }) {
      // openapi-fetch makes members of the request of what it doesn't know itself.
      const { bearer, timeoutMs } = request as Request & RequestSettings
      const deadline = AbortSignal.timeout(timeoutMs ?? options.timeoutMs ?? 15_000)
      const token = bearer === undefined ? await tokenOf(options) : bearer
      if (token) request.headers.set('Authorization', `Bearer ${token}`)
      return new Request(request, { signal: joinSignals([request, { signal: deadline }]) })
    },
  }
}

function send(http: Client<paths>, call: Call<unknown>, sent: Sent): Promise<Answer> {
  const { method, path, params, baseUrl, headers, body, bearer, timeoutMs, signal } = call
  sent.request = null
  const note: Middleware = {
    onRequest({ request }) {
      sent.request = request
    },
  }
  return (http.request as SendAny)(method, path, {
    ...{ params, baseUrl, body, bearer, timeoutMs, signal },
    // A file has a type of its own.
    headers: body instanceof Blob ? { ...headers, 'Content-Type': null } : headers,
    parseAs: call.reader === fileReader ? 'blob' : 'text',
    middleware: [note],
  })
}

async function attempt<Value>(
  { http, warn }: Wire,
  call: Call<Value>,
  sent: Sent,
): Promise<Result<Value, ApiError>> {
  const answer = await send(http, call, sent).catch((error: unknown) => {
    // A mistake of ours is no cut connection.
    if (sent.request === null && !(error instanceof TokenError)) throw error
    if (call.signal?.aborted) return failure({ kind: 'aborted' } as const)
    return failure({ kind: sent.request?.signal.aborted ? 'timeout' : 'network' } as const)
  })
  if ('ok' in answer) return answer
  const { data, error, response } = answer
  if (!response.ok) return failure(errorOf(response, error))
  // openapi-fetch reads no body where the length is 0.
  const body = data ?? (call.reader === fileReader ? new Blob() : '')
  const { status } = response
  return readAnswer(call.reader(), body, status, (paths) => warn(unreadableLine(call, status, paths)))
}

async function withRetries<Value>(
  wire: Wire,
  call: Call<Value>,
  sent: Sent,
): Promise<Result<Value, ApiError>> {
  for (let retried = 0; ; retried++) {
    const result = await attempt(wire, call, sent)
    const wait = result.ok || !call.isSafe ? null : retryDelay(result.error, retried)
    if (wait === null) return result
    await pause(wait, call.signal)
  }
}

async function renewed({ onUnauthorised }: ApiClientOptions, { request }: Sent): Promise<boolean> {
  const refused = request?.headers.get('Authorization')?.replace('Bearer ', '') ?? null
  try {
    return (await onUnauthorised?.(refused)) ?? false
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
  const http = createClient<paths>({
    baseUrl,
    fetch: (request) => fetch(request),
    bodySerializer: (body: unknown) => (body instanceof Blob ? body : JSON.stringify(body)),
  })
  http.use(bearerAndDeadline(options))
  const warn = options.log ?? ((message) => console.warn(message))
  const wire = { http, warn }
  return {
    http,
    cdnUrl: (options.cdnUrl ?? `${baseUrl}/cdn`).replace(/\/+$/, ''),
    log: options.log ?? ((message) => console.error(message)),
    warn,
    async request(call) {
      const sent: Sent = { request: null }
      const result = await withRetries(wire, call, sent)
      if (result.ok || result.error.kind !== 'unauthorised' || call.bearer !== undefined) return result
      return (await renewed(options, sent)) ? withRetries(wire, call, sent) : result
    },
  }
}
