import { personOfGoogle } from '../google/personOfGoogle.ts'
import { openSession } from '../identity/tokens.ts'
import type { Operation } from './Operation.ts'

interface GoogleLoginRequest {
  idToken: string
  accountName: string
  nonce?: string
}

const REFUSED = {
  successful: false,
  message: 'This Google sign-in could not be verified.',
  token: null,
  accessToken: null,
  refreshToken: null,
  expiresIn: null,
}

/** Exchanges Google's word for a session of the pool. Why a token was refused is not told. */
export const googleLogin: Operation = async (services, request) => {
  const { idToken, accountName, nonce } = request.body as GoogleLoginRequest
  const google = await services.verifyGoogleToken(idToken, nonce)
  if (!google) return REFUSED
  const person = await personOfGoogle(services.database.queries, google, accountName, services.now())
  if (!person) return REFUSED
  const result = await openSession(services, person)
  return {
    successful: true,
    message: null,
    token: result.IdToken,
    accessToken: result.AccessToken,
    refreshToken: result.RefreshToken,
    expiresIn: result.ExpiresIn,
  }
}
