import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { Caller, VerifyToken } from '../auth/authenticate.ts'
import { unavailable } from '../problem/Problem.ts'

/** The issuer whose tokens the product backend accepts. */
export interface TokenRules {
  issuer: string
  jwksUrl: string
  /** The client that the tokens are issued for. */
  audience: string
}

const SKEW_SECONDS = 60
const LONGEST_LIFE = '25h'

/**
 * Verifies identity tokens of any issuer by configuration alone: signature by a published key, RS256 only, issuer,
 * client, use, and times with a minute of skew. The rules are read at the first token, when addresses are known.
 */
export function makeVerifyToken(rulesOf: () => TokenRules, now: () => Date): VerifyToken {
  let source: { url: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined
  return async (token) => {
    const { issuer, jwksUrl, audience } = rulesOf()
    if (source?.url !== jwksUrl) source = { url: jwksUrl, keys: createRemoteJWKSet(new URL(jwksUrl)) }
    try {
      const { payload } = await jwtVerify(token, source.keys, {
        algorithms: ['RS256'],
        issuer,
        audience,
        clockTolerance: SKEW_SECONDS,
        // This also refuses a token from the future.
        maxTokenAge: LONGEST_LIFE,
        requiredClaims: ['sub', 'exp', 'token_use'],
        currentDate: now(),
      })
      return callerOf(payload)
    } catch (error) {
      if (areKeysMissing(error)) throw unavailable()
      return null
    }
  }
}

function callerOf(payload: JWTPayload): Caller | null {
  const { sub, email, email_verified, token_use, auth_time, given_name, family_name, iss, origin_jti } =
    payload
  if (token_use !== 'id' || !sub || typeof email !== 'string') return null
  return {
    subject: sub,
    // A pool may put a changed address into tokens before it is verified.
    email: email_verified === true ? email : null,
    ...(typeof given_name === 'string' && { givenName: given_name }),
    ...(typeof family_name === 'string' && { familyName: family_name }),
    ...(typeof auth_time === 'number' && { authenticatedAt: new Date(auth_time * 1000) }),
    ...(iss && typeof origin_jti === 'string' && { session: { issuer: iss, id: origin_jti } }),
  }
}

/** Checks whether the keys could not be fetched, so that the token could not be verified. */
export const areKeysMissing = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) ||
  error instanceof errors.JWKSTimeout ||
  error.code === 'ERR_JOSE_GENERIC'
