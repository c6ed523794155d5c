import { type ApiCall, call, readBy } from '../call.ts'
import { googleLoginOperation } from '../generated/operations/googleLogin.ts'
import { googleLoginOutcomeReader } from '../generated/readers/googleLoginOutcomeReader.ts'
import { googleSessionReader } from '../generated/readers/googleSessionReader.ts'
import type { GoogleLoginOutcome, GoogleLoginRequest, GoogleSession } from '../generated/schema.ts'

/**
 * Exchanges Google's identity token for a session. A refusal is `invalid`, with the code `password-required` where an
 * account has the address already: sign in, then `linkGoogle`. An answer without all tokens is `unreadable`.
 */
export const googleLogin: ApiCall<GoogleLoginRequest, GoogleSession> = call(
  readBy(googleSessionReader, googleLoginOperation),
  { isAnonymous: true },
)

/** Links the Google account of a token that `googleLogin` asked a password for to the account that is signed in. */
export const linkGoogle: ApiCall<GoogleLoginRequest, GoogleLoginOutcome> = call(
  readBy(googleLoginOutcomeReader, googleLoginOperation),
)
