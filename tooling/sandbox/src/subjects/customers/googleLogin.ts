import { knownCallerOf } from '../../auth/authenticate.ts'
import type { Schema } from '../../document/Schema.ts'
import { personOfGoogle } from '../../google/personOfGoogle.ts'
import { openSession } from '../../identity/tokens.ts'
import type { Operation } from '../../services/Operation.ts'

const NO_SESSION = { token: null, accessToken: null, refreshToken: null, expiresIn: null }
const REFUSED: Schema<'GoogleLoginAnswer'> = {
  successful: false,
  message: 'This Google sign-in could not be verified.',
  reason: 'not-verified',
  ...NO_SESSION,
}
const PASSWORD_REQUIRED: Schema<'GoogleLoginAnswer'> = {
  successful: false,
  message: 'An account with this email already exists. Its password is needed once to link it.',
  reason: 'password-required',
  ...NO_SESSION,
}

/**
 * Exchanges a Google token for a session of the pool, or links the Google account to the bearer's, whose session
 * continues. The answer does not reveal the reason for refusing a token.
 */
export const googleLogin: Operation<'googleLogin'> = async (services, request) => {
  const { idToken, accountName, nonce } = request.body
  const google = await services.verifyGoogleToken(idToken, nonce)
  if (!google) return REFUSED
  const signedIn = knownCallerOf(request)?.subject ?? null
  const { sealing, now } = services
  const signIn = { google, accountName, signedIn, sealing, now: now() }
  const outcome = await personOfGoogle(services.database.queries, signIn)
  if (outcome.kind === 'password-required') return PASSWORD_REQUIRED
  if (outcome.kind === 'refused') return REFUSED
  const linked = { successful: true, message: null, reason: null }
  if (signedIn !== null) return { ...linked, ...NO_SESSION }
  const result = await openSession(services, outcome.person)
  return {
    ...linked,
    token: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken,
    expiresIn: result.ExpiresIn,
  }
}
