import type { AuthenticationResult } from '../client/operations.ts'
import type { SessionUser } from './SessionState.ts'

/** The current tokens. Held in memory only. */
export interface Tokens {
  readonly idToken: string
  readonly accessToken: string
  /** By the server's clock, in milliseconds. */
  readonly expiresAt: number
  /** From then on they are renewed before they are used. */
  readonly renewAt: number
  /** How far the server's clock is ahead of this device's. */
  readonly skew: number
  readonly user: SessionUser
}

const MARGIN_MS = 60_000

function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0))
  return JSON.parse(new TextDecoder().decode(bytes))
}

const nameOf = (value: unknown) => (typeof value === 'string' ? value : null)

/**
 * Reads the identity token for the screens; the backend judges whether it is genuine. Times count from
 * `servedAt`, the server's clock, or from the token's own time without it, never from this device's.
 *
 * @returns null for a token that cannot be read
 */
export function readTokens(
  {
    IdToken: idToken = '',
    AccessToken: accessToken = '',
    ExpiresIn = Number.POSITIVE_INFINITY,
  }: AuthenticationResult,
  servedAt: number | null,
  now: number,
): Tokens | null {
  try {
    const { sub, email, given_name, family_name, iat, exp } = claimsOf(idToken)
    if (typeof sub !== 'string' || typeof email !== 'string') return null
    if (typeof iat !== 'number' || typeof exp !== 'number') return null
    const served = servedAt ?? iat * 1000
    const expiresAt = Math.min(exp * 1000, served + ExpiresIn * 1000)
    return {
      idToken,
      accessToken,
      expiresAt,
      renewAt: expiresAt - Math.min(MARGIN_MS, (expiresAt - served) / 10),
      skew: served - now,
      user: { id: sub, email, firstName: nameOf(given_name), lastName: nameOf(family_name) },
    }
  } catch {
    return null
  }
}
