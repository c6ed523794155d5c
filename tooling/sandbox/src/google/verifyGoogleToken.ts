import { isEmailAddress } from '@coverkit/core'
import { createRemoteJWKSet, type JWTPayload, jwtVerify } from 'jose'
import { areKeysMissing } from '../identity/makeVerifyToken.ts'
import { unavailable } from '../problem/Problem.ts'

/** The client whose Google tokens are accepted. */
export interface GoogleRules {
  clientId: string
  jwksUrl: string
}

export interface GooglePerson {
  subject: string
  email: string
  givenName: string
  familyName: string
  /** True if Google itself runs the mailbox, so that it can belong to no other person now. */
  isAuthoritative: boolean
  /** The nonce of the token, which works until `expiresAt`. */
  nonce: string
  expiresAt: Date
}

/** Verifies a token for a nonce; null if it must not sign anyone in. */
export type VerifyGoogleToken = (idToken: string, nonce: string) => Promise<GooglePerson | null>

export const GOOGLE_ISSUER = 'https://accounts.google.com'
const GOOGLE_MAIL: readonly string[] = ['gmail.com', 'googlemail.com']
const SKEW_SECONDS = 60

/** Verifies Google's identity tokens by configuration alone; refuses an address that Google did not verify. */
export function makeVerifyGoogleToken(rulesOf: () => GoogleRules, now: () => Date): VerifyGoogleToken {
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  return async (idToken, nonce) => {
    const { clientId, jwksUrl } = rulesOf()
    keys ??= createRemoteJWKSet(new URL(jwksUrl))
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        algorithms: ['RS256'],
        issuer: [GOOGLE_ISSUER, 'accounts.google.com'],
        audience: clientId,
        clockTolerance: SKEW_SECONDS,
        maxTokenAge: '2h',
        requiredClaims: ['sub', 'exp', 'email', 'nonce'],
        currentDate: now(),
      })
      return payload.nonce === nonce ? personOf(payload, nonce) : null
    } catch (error) {
      if (areKeysMissing(error)) throw unavailable()
      return null
    }
  }
}

function personOf(payload: JWTPayload, nonce: string): GooglePerson | null {
  const { sub, email, email_verified, given_name, family_name, exp = 0 } = payload
  if (!sub || typeof email !== 'string' || email_verified !== true || !isEmailAddress(email)) return null
  const name = (value: unknown) => (typeof value === 'string' ? value.slice(0, 50) : '')
  return {
    subject: sub,
    email: email.toLowerCase(),
    givenName: name(given_name),
    familyName: name(family_name),
    isAuthoritative: isAuthoritative(email.toLowerCase(), payload.hd),
    nonce,
    expiresAt: new Date((exp + SKEW_SECONDS) * 1000),
  }
}

/** True for Gmail and Workspaces: https://developers.google.com/identity/gsi/web/guides/verify-google-id-token */
function isAuthoritative(email: string, hostedDomain: unknown): boolean {
  const domain = email.slice(email.indexOf('@') + 1)
  return (
    GOOGLE_MAIL.includes(domain) ||
    (typeof hostedDomain === 'string' && hostedDomain.toLowerCase() === domain)
  )
}
