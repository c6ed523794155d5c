import * as z from 'zod/mini'
import type { ApiError } from '../ApiError.ts'
import type { ApiClient, CallOptions } from '../createApiClient.ts'
import type { components } from '../generated/schema.ts'
import type { Result } from '../Result.ts'
import { type Done, doneSchema } from './done.ts'

/** Body of `google-login`: Google's identity token, the brand, and the nonce that Google was asked to sign. */
export type GoogleLoginRequest = components['schemas']['GoogleLoginRequest']

/** The session of a Google account: `token` is the identity token, `expiresIn` in seconds. */
export interface GoogleSession {
  readonly successful: true
  /** The identity token: the bearer of calls. */
  readonly token: string
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
}

const filled = z.string().check(z.minLength(1))

const sessionSchema: z.ZodMiniType<GoogleSession> = z.object({
  successful: z.literal(true),
  token: filled,
  accessToken: filled,
  refreshToken: filled,
  expiresIn: z.int().check(z.minimum(0)),
})

/**
 * Exchanges Google's identity token for a session. A refusal is `invalid`, with the code `password-required` where an
 * account has the address already: sign in, then `linkGoogle`. An answer without all tokens is `unreadable`.
 */
export function googleLogin(
  client: ApiClient,
  request: GoogleLoginRequest,
  { signal }: CallOptions = {},
): Promise<Result<GoogleSession, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/accounts/google-login', { ...init, body: request }),
    schema: sessionSchema,
    anonymous: true,
    signal,
  })
}

/** Links the Google account of a token that `googleLogin` asked a password for to the account that is signed in. */
export function linkGoogle(
  client: ApiClient,
  request: GoogleLoginRequest,
  { signal }: CallOptions = {},
): Promise<Result<Done, ApiError>> {
  return client.request({
    send: (init) => client.http.POST('/accounts/google-login', { ...init, body: request }),
    schema: doneSchema,
    signal,
  })
}
