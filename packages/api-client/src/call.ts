import type { ApiError } from './ApiError.ts'
import type { ApiClient, Call, CallOptions } from './createApiClient.ts'
import type { BodyOf, Operation, PartsOf } from './Operation.ts'
import type { Result } from './Result.ts'
import type { Reader } from './reader.ts'

/** Options of a write whose body has no `tracking`. */
export interface KeyedCallOptions extends CallOptions {
  /** A UUID by which the backend tells a repetition from another request; left out where it takes no such header. */
  readonly key?: string | undefined
}

/**
 * Options of what needs proof of who the customer is, no older than five minutes: a code that `verifyVerificationCode` checked,
 * which proves the session and needs no option, or a log-in with the password.
 */
export interface ProvedCallOptions extends KeyedCallOptions {
  /** The identity token of the log-in, sent in place of the session's. */
  readonly idToken?: string | undefined
}

/** Sends a request to the backend and returns the answer. Never throws. */
export type ApiCall<Input, Value, Options = CallOptions> = (
  client: ApiClient,
  input: Input,
  options?: Options,
) => Promise<Result<Value, ApiError>>

/** Reads from the backend without a request body. Never throws. */
export type BareApiCall<Value> = (
  client: ApiClient,
  options?: CallOptions,
) => Promise<Result<Value, ApiError>>

/** How an operation is called. */
interface Row {
  /** Whether sending it twice does no harm; only then is it retried. */
  readonly isSafe?: boolean
  /** Whether it goes without the session's token. */
  readonly isAnonymous?: boolean
  /** For one try, in milliseconds; the client's own when absent. */
  readonly timeoutMs?: number
}

interface Sending<Parts, Input> extends Row {
  /** The parts of the request that an input makes. */
  readonly send: (input: Input) => NoInfer<Parts>
}

type AnyParts = Pick<Call<unknown>, 'params' | 'headers' | 'body'> & { readonly bearer?: string | undefined }

function request<Answer>(
  client: ApiClient,
  { method, path, reader }: Operation<unknown, Answer>,
  { isAnonymous, ...row }: Row,
  { params, headers, body, bearer }: AnyParts,
  { signal, key, idToken }: ProvedCallOptions = {},
): Promise<Result<Answer, ApiError>> {
  return client.request({
    ...{ method, path, params, body, reader, signal },
    headers: { ...headers, 'Idempotency-Key': key },
    bearer: idToken ?? bearer ?? (isAnonymous ? null : undefined),
    ...row,
  })
}

/** An operation as a function. Its input is the body, unless `send` makes the parts of the request from it. */
export function call<Described, Answer, Input>(
  operation: Operation<Described, Answer>,
  row: Sending<PartsOf<Described>, Input>,
): ApiCall<Input, Answer, ProvedCallOptions>
export function call<Described, Answer>(
  operation: Operation<Described, Answer>,
  row?: Row,
): ApiCall<BodyOf<Described>, Answer, ProvedCallOptions>
/* @__NO_SIDE_EFFECTS__ */
export function call<Answer, Input>(
  operation: Operation<unknown, Answer>,
  { send = (body) => ({ body }), ...row }: Row & { readonly send?: (input: Input) => AnyParts } = {},
): ApiCall<Input, Answer, ProvedCallOptions> {
  return (client, input, options) => request(client, operation, row, send(input), options)
}

/** An operation without a body or parameters as a function. */
/* @__NO_SIDE_EFFECTS__ */
export function bareCall<Answer>(operation: Operation<unknown, Answer>, row: Row = {}): BareApiCall<Answer> {
  return (client, options) => request(client, operation, row, {}, options)
}

/** Each of an operation's answers that is `Answer`; never if it only has the same fields, or some of their values. */
type Among<All, Answer> = All extends unknown ? ([All, Answer] extends [Answer, All] ? All : never) : never

/** An operation whose answer needs a reader of its own: one of the document's several answers, or a file. */
/* @__NO_SIDE_EFFECTS__ */
export function readBy<Described, All, Answer extends Among<All, Answer> | Blob>(
  reader: Reader<Answer>,
  operation: Operation<Described, All>,
): Operation<Described, Answer> {
  return { ...operation, reader }
}

/** A call whose validated answer is then mapped or refused. */
/* @__NO_SIDE_EFFECTS__ */
export function andThen<Input, Answer, Value, Options>(
  send: ApiCall<Input, Answer, Options>,
  next: (answer: Answer, input: Input, client: ApiClient) => Result<Value, ApiError>,
): ApiCall<Input, Value, Options> {
  return async (client, input, options) => {
    const answer = await send(client, input, options)
    return answer.ok ? next(answer.value, input, client) : answer
  }
}
