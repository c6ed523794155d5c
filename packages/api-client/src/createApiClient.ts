import type { ApiError } from './ApiError.ts'
import { errorOf } from './http/errorOf.ts'
import { fileReader } from './http/fileReader.ts'
import { joinSignals } from './http/joinSignals.ts'
import { parseJson } from './http/parseJson.ts'
import { pause } from './http/pause.ts'
import { readAnswer } from './http/readAnswer.ts'
import { retryDelay } from './http/retryDelay.ts'
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
  /** Logger for the texts that the specification wants logged; `console.error` when absent. */
  readonly log?: (message: string) => void
}

/** Options of every call. */
export interface CallOptions {
  /** Ends the call and its waits; the error is then `aborted`. */
  readonly signal?: AbortSignal | undefined
}

/** One call: its request and the reader of its answer. */
export interface Call<Value> {
  readonly method: string
  /** Below the base address, with its query. */
  readonly path: string
  /** Another base address than the client's, without a trailing slash. */
  readonly baseUrl?: string
  readonly headers?: Readonly<Record<string, string>>
  /** JSON as text, or a file. */
  readonly body?: string | Blob | undefined
  /** Gives the schema that a 2xx must fit; else the error is `unreadable`. */
  readonly reader: Reader<Value>
  /** Whether sending it twice does no harm; only then is it retried. */
  readonly isSafe?: boolean | undefined
  /** In place of the client's bearer; null to send none. */
  readonly bearer?: string | null | undefined
  /** For one try, in milliseconds; the client's own when absent. */
  readonly timeoutMs?: number | undefined
  readonly signal?: AbortSignal | undefined
}

/** The client that every call takes first. */
export interface ApiClient {
  /** Without a trailing slash. */
  readonly cdnUrl: string
  /** Logs the texts that the specification wants logged. */
  readonly log: (message: string) => void
  /** Sends a call. Whatever happens on the way is an error of the result; only a call that can't be made throws. */
  readonly request: <Value>(call: Call<Value>) => Promise<Result<Value, ApiError>>
}

type ClientSettings = ApiClientOptions & Required<Pick<ApiClientOptions, 'fetch'>>

/** The bearer that the last try was sent with. */
interface Sent {
  token: string | null
}

function requestOf(
  baseUrl: string,
  { method, path, headers: given, body }: Call<unknown>,
  token: string | null,
  signal: AbortSignal,
): Request {
  const headers = new Headers(given)
  if (token) headers.set('Authorization', `Bearer ${token}`)
  if (typeof body === 'string') headers.set('Content-Type', 'application/json')
  const init = { method, headers, signal, ...(body !== undefined && { body }) }
  return new Request(baseUrl + path, init)
}

async function attempt<Value>(
  options: ClientSettings,
  call: Call<Value>,
  sent: Sent,
): Promise<Result<Value, ApiError>> {
  const deadline = AbortSignal.timeout(call.timeoutMs ?? options.timeoutMs ?? 15_000)
  const cut = () => {
    if (call.signal?.aborted) return failure({ kind: 'aborted' } as const)
    return failure({ kind: deadline.aborted ? 'timeout' : 'network' } as const)
  }
  try {
    sent.token = call.bearer === undefined ? ((await options.getToken?.()) ?? null) : call.bearer
  } catch {
    return cut()
  }
  const { signal, release } = joinSignals(call.signal ? [call.signal, deadline] : [deadline])
  // A mistake of ours is no cut connection, before the request and after it.
  const request = requestOf(call.baseUrl ?? options.baseUrl, call, sent.token, signal)
  const answer = await exchange(options, request, call).catch(cut).finally(release)
  if ('ok' in answer) return answer
  const { response, body } = answer
  if (!response.ok) return failure(errorOf(response, parseJson(String(body))))
  return readAnswer(call.reader(), body, response.status)
}

/** Sends a request and reads the body of its answer. @throws when the connection ends before it is whole */
async function exchange({ fetch }: ClientSettings, request: Request, { reader }: Call<unknown>) {
  const response = await fetch(request)
  const isFile = response.ok && reader === fileReader
  return { response, body: isFile ? await response.blob() : await response.text() }
}

async function withRetries<Value>(
  options: ClientSettings,
  call: Call<Value>,
  sent: Sent,
): Promise<Result<Value, ApiError>> {
  for (let retried = 0; ; retried++) {
    const result = await attempt(options, call, sent)
    const wait = result.ok || !call.isSafe ? null : retryDelay(result.error, retried)
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
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request))
  const settings = { ...options, baseUrl, fetch }
  return {
    cdnUrl: (options.cdnUrl ?? `${baseUrl}/cdn`).replace(/\/+$/, ''),
    log: options.log ?? ((message) => console.error(message)),
    async request(call) {
      const sent: Sent = { token: null }
      const result = await withRetries(settings, call, sent)
      if (result.ok || result.error.kind !== 'unauthorised' || call.bearer !== undefined) return result
      return (await renewed(options, sent)) ? withRetries(settings, call, sent) : result
    },
  }
}
