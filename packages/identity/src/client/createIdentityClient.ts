import { failure } from '../Result.ts'
import type { IdentityError } from './IdentityError.ts'
import { joinSignals } from './joinSignals.ts'
import type { Operation, Operations } from './operations.ts'
import { parseError, parseObject } from './parseError.ts'
import { pause } from './pause.ts'
import { retryDelay } from './retryDelay.ts'

type MaybePromise<Value> = Value | Promise<Value>

/** The part of a request that a signer sees. */
export interface UnsignedRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON, exactly as it is sent. */
  readonly body: string
}

/** Where the user pool is, and what the client needs from its surroundings. */
export interface IdentityClientOptions {
  /** The id of an app client of the pool, one without a secret. */
  readonly clientId: string
  /** Requests go to its root path; Cognito in Sydney when absent. */
  readonly endpoint?: string
  /** The SECRET_HASH of a user name, for an app client with a secret. A browser has none: unset there. */
  readonly secretHash?: (username: string) => MaybePromise<string>
  /** Returns the headers to send instead, for every try. No operation of this client needs it; off when absent. */
  readonly sign?: (request: UnsignedRequest) => MaybePromise<Readonly<Record<string, string>>>
  /** Whether an answer matches the model, such as `isAnswer`; trusted when absent. */
  readonly isAnswer?: (operation: Operation, value: object) => boolean
  /** `globalThis.fetch` when absent. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** For one try, in milliseconds; 15,000 when absent. */
  readonly timeoutMs?: number
  /** From 0 to below 1, for waits between tries; `Math.random` when absent. */
  readonly random?: () => number
}

/** Options of every call. */
export interface IdentityCallOptions {
  /** Ends the call and its waits; the error is then `AbortError`. */
  readonly signal?: AbortSignal
  /** The request outlives the page. */
  readonly keepalive?: boolean
}

/** An answer, with the server's clock in milliseconds if it was sent, or an error. Never throws. */
export type IdentityResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly servedAt: number | null }
  | { readonly ok: false; readonly error: IdentityError }

/** One method per operation. */
export type IdentityClient = {
  readonly [Name in Operation as Uncapitalize<Name>]: (
    input: Operations[Name][0],
    options?: IdentityCallOptions,
  ) => Promise<IdentityResult<Operations[Name][1]>>
}

const TRIES = 3

/** The header as milliseconds from now; 0 without a usable one. */
function requestedMs(headers: Headers): number {
  const text = headers.get('retry-after') ?? ''
  return Number(text) * 1000 || Date.parse(text) - Date.now() || 0
}

/** Adds the fields that every operation of its kind has: the client's id and the secret's hash, unless present. */
async function complete({ clientId, secretHash }: IdentityClientOptions, input: object): Promise<object> {
  if ('AccessToken' in input) return input
  const members: Record<string, unknown> = { ClientId: clientId, ...input }
  if (!secretHash) return members
  if (typeof members.Username === 'string')
    return { SecretHash: await secretHash(members.Username), ...members }
  for (const group of ['AuthParameters', 'ChallengeResponses']) {
    const values = members[group] as Readonly<Record<string, string>> | undefined
    if (values?.USERNAME) members[group] = { SECRET_HASH: await secretHash(values.USERNAME), ...values }
  }
  return members
}

async function attempt(
  {
    isAnswer,
    sign,
    timeoutMs = 15_000,
    fetch = (url, init) => globalThis.fetch(url, init),
  }: IdentityClientOptions,
  operation: Operation,
  unsigned: UnsignedRequest,
  { signal, keepalive = false }: IdentityCallOptions,
) {
  const failed = (name: IdentityError['name'], status = 0) => ({
    result: failure<IdentityError>({ name, message: '', status }),
    wait: 0,
  })
  const { url, headers, body } = unsigned
  const sent = sign ? await sign(unsigned) : headers
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), timeoutMs)
  const either = joinSignals(signal ? [signal, deadline.signal] : [deadline.signal])
  const init = { method: 'POST', headers: sent, body, keepalive, signal: either.signal }
  const exchange = async () => {
    signal?.throwIfAborted()
    const response = await fetch(url, init)
    return { response, text: await response.text() }
  }
  const cut = () =>
    failed(signal?.aborted ? 'AbortError' : deadline.signal.aborted ? 'TimeoutError' : 'NetworkError')
  const answer = await exchange()
    .catch(cut)
    .finally(() => {
      clearTimeout(timer)
      either.release()
    })
  if ('result' in answer) return answer
  const { response, text } = answer
  if (!response.ok)
    return {
      result: failure(parseError(response.status, response.headers, text)),
      wait: requestedMs(response.headers),
    }
  const value = parseObject(text || '{}')
  if (!value || isAnswer?.(operation, value) === false) return failed('UnreadableAnswer', response.status)
  const servedAt = Date.parse(response.headers.get('date') ?? '') || null
  return { result: { ok: true, value, servedAt } as const, wait: 0 }
}

/**
 * A client of a Cognito user pool: JSON protocol of 2016-04-18, one method per operation, names and members of the
 * service model. `client.forgotPassword({ Username })`.
 *
 * Each try ends after `timeoutMs`. At most 3 tries: after a lost connection, a time-out, 429, 500, 502, 503, 504 and
 * names of throttling, with the waits of `retryDelay`. What `sign` and `secretHash` throw is thrown on.
 */
export function createIdentityClient(options: IdentityClientOptions): IdentityClient {
  const endpoint = options.endpoint ?? 'https://cognito-idp.ap-southeast-2.amazonaws.com'
  const method =
    <Name extends Operation>(operation: Name) =>
    async (
      input: Operations[Name][0],
      call: IdentityCallOptions = {},
    ): Promise<IdentityResult<Operations[Name][1]>> => {
      const request = {
        url: `${endpoint.replace(/\/+$/, '')}/`,
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify(await complete(options, input)),
      }
      for (let tried = 1; ; tried++) {
        const { result, wait } = await attempt(options, operation, request, call)
        if (result.ok) return result as IdentityResult<Operations[Name][1]>
        const delay =
          tried < TRIES ? retryDelay(result.error, tried, wait, options.random ?? Math.random) : null
        if (delay === null) return result
        await pause(delay, call.signal)
      }
    }
  return {
    initiateAuth: method('InitiateAuth'),
    getTokensFromRefreshToken: method('GetTokensFromRefreshToken'),
    respondToAuthChallenge: method('RespondToAuthChallenge'),
    signUp: method('SignUp'),
    confirmSignUp: method('ConfirmSignUp'),
    resendConfirmationCode: method('ResendConfirmationCode'),
    forgotPassword: method('ForgotPassword'),
    confirmForgotPassword: method('ConfirmForgotPassword'),
    getUser: method('GetUser'),
    updateUserAttributes: method('UpdateUserAttributes'),
    verifyUserAttribute: method('VerifyUserAttribute'),
    getUserAttributeVerificationCode: method('GetUserAttributeVerificationCode'),
    changePassword: method('ChangePassword'),
    revokeToken: method('RevokeToken'),
    globalSignOut: method('GlobalSignOut'),
    releaseFormerEmail: method('ReleaseFormerEmail'),
  }
}
