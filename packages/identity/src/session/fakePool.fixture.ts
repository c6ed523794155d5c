import type { IdentityClient } from '../client/createIdentityClient.ts'
import type { IdentityError } from '../client/IdentityError.ts'
import { failure } from '../Result.ts'

export const email = 'robin@wattlebird.example'
export const password = 'Wattle1!'
const TTL_S = 3600

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

interface Family {
  readonly user: string
  current: string
  revoked: boolean
}

type PoolClient = Pick<
  IdentityClient,
  'initiateAuth' | 'getTokensFromRefreshToken' | 'revokeToken' | 'globalSignOut'
>

/** A user pool with rotation and reuse detection, behind the client's own interface. Its clock is `Date.now()`. */
export class FakePool {
  readonly calls: string[] = []
  readonly revoked: string[] = []
  ttl = TTL_S
  /** Whether answers carry the server's clock. */
  reportsTime = true
  /** Error that every call fails with, such as a lost network. */
  failure: IdentityError['name'] | null = null
  challenge: string | null = null
  latencyMs = 10
  #families: Family[] = []
  #made = 0

  readonly client = this as unknown as IdentityClient

  initiateAuth: PoolClient['initiateAuth'] = (input) =>
    this.#serve('InitiateAuth', () => {
      const { USERNAME = '', PASSWORD } = input.AuthParameters
      if (PASSWORD !== password) return 'NotAuthorizedException'
      if (this.challenge) return { ChallengeName: this.challenge, Session: 's' }
      const family = { user: USERNAME, current: this.#token('refresh'), revoked: false }
      this.#families.push(family)
      return { AuthenticationResult: { ...this.tokensOf(USERNAME), RefreshToken: family.current } }
    })

  getTokensFromRefreshToken: PoolClient['getTokensFromRefreshToken'] = ({ RefreshToken }) =>
    this.#serve('GetTokensFromRefreshToken', () => {
      const family = this.#families.find(({ current }) => current === RefreshToken)
      const [, line] = RefreshToken.split('-')
      const reused = this.#families.find(({ current }) => current.split('-')[1] === line)
      if (!family && reused) {
        reused.revoked = true
        return 'RefreshTokenReuseException'
      }
      if (!family || family.revoked) return 'NotAuthorizedException'
      family.current = `refresh-${line}-${++this.#made}`
      return { AuthenticationResult: { ...this.tokensOf(family.user), RefreshToken: family.current } }
    })

  revokeToken: PoolClient['revokeToken'] = ({ Token }) =>
    this.#serve('RevokeToken', () => {
      this.revoked.push(Token)
      for (const family of this.#families) family.revoked ||= family.current === Token
      return {}
    })

  globalSignOut: PoolClient['globalSignOut'] = () =>
    this.#serve('GlobalSignOut', () => {
      for (const family of this.#families) family.revoked = true
      return {}
    })

  /** As an administrator would. */
  revokeAll() {
    for (const family of this.#families) family.revoked = true
  }

  renewals() {
    return this.calls.filter((name) => name === 'GetTokensFromRefreshToken').length
  }

  tokensOf(user: string) {
    const iat = Math.floor(Date.now() / 1000)
    const claims = {
      sub: `id of ${user}`,
      email: user,
      given_name: 'Zoë',
      family_name: 'Nguyễn',
      iat,
      exp: iat + this.ttl,
      jti: ++this.#made,
    }
    return {
      IdToken: `${base64url({ alg: 'RS256' })}.${base64url(claims)}.signature`,
      AccessToken: `access-${this.#made}`,
      ExpiresIn: this.ttl,
    }
  }

  googleTokens(user: string) {
    const { IdToken, AccessToken, ExpiresIn } = this.tokensOf(user)
    const refreshToken = this.#token('refresh')
    this.#families.push({ user, current: refreshToken, revoked: false })
    return { token: IdToken, accessToken: AccessToken, refreshToken, expiresIn: ExpiresIn }
  }

  #token(kind: string) {
    return `${kind}-${++this.#made}-0`
  }

  async #serve<Value>(name: string, answer: () => Value | string) {
    this.calls.push(name)
    await new Promise((resolve) => setTimeout(resolve, this.latencyMs))
    if (this.failure) return failure<IdentityError>({ name: this.failure, message: '', status: 0 })
    const value = answer()
    if (typeof value === 'string')
      return failure<IdentityError>({ name: value, message: 'Refused.', status: 400 })
    return { ok: true, value, servedAt: this.reportsTime ? Date.now() : null } as const
  }
}
