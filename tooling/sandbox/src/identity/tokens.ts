import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { sha256 } from '../codes/sha256.ts'
import type { Queries } from '../database/Database.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { attributesOf, type Person } from './people.ts'
import { refreshTokens, tokenFamilies } from './tables.ts'

const REFRESH_BYTES = 48
const SCOPE = 'aws.cognito.signin.user.admin'

/** `AuthenticationResult` of the service. */
export interface AuthenticationResult {
  AccessToken: string
  IdToken: string
  RefreshToken: string
  ExpiresIn: number
  TokenType: 'Bearer'
}

type Family = typeof tokenFamilies.$inferSelect

/** Starts a session: creates a token family and issues its first tokens. */
export async function openSession(services: IdentityServices, person: Person): Promise<AuthenticationResult> {
  const { database, pool, now } = services
  const signedInAt = now()
  const { refreshSeconds } = pool.lifetimesOf(person.email)
  const endsAt = new Date(signedInAt.getTime() + refreshSeconds * 1000)
  const family = { id: randomUUID(), sub: person.sub, signedInAt, endsAt, revokedAt: null }
  const refreshToken = await database.queries.transaction(async (queries) => {
    await queries.insert(tokenFamilies).values(family)
    return addRefreshToken(queries, family.id)
  })
  return issueTokens(services, person, family, refreshToken)
}

/** Adds the first refresh token of a family. */
async function addRefreshToken(queries: Queries, family: string): Promise<string> {
  const token = randomBytes(REFRESH_BYTES).toString('base64url')
  await queries.insert(refreshTokens).values({ hash: sha256(token), family })
  return token
}

/**
 * Adds the successor of a refresh token. It is derived from the token with a key, so that repeated and concurrent requests get the
 * same one.
 */
export async function addNextRefreshToken(
  { database, pool }: Pick<IdentityServices, 'database' | 'pool'>,
  family: string,
  token: string,
): Promise<string> {
  const digest = createHmac('sha512', pool.codeSecret).update(`refresh token after ${token}`).digest()
  const next = digest.subarray(0, REFRESH_BYTES).toString('base64url')
  await database.queries
    .insert(refreshTokens)
    .values({ hash: sha256(next), family })
    .onConflictDoNothing()
  return next
}

/** Issues the tokens of a family, with the claims of the service. */
export async function issueTokens(
  { pool, sealing, now }: IdentityServices,
  person: Person,
  family: Family,
  refreshToken: string,
): Promise<AuthenticationResult> {
  const { idSeconds, accessSeconds } = pool.lifetimesOf(person.email)
  const iat = Math.floor(now().getTime() / 1000)
  const common = {
    sub: person.sub,
    iss: pool.issuer(),
    origin_jti: family.id,
    event_id: randomUUID(),
    auth_time: Math.floor(family.signedInAt.getTime() / 1000),
    iat,
  }
  const id = {
    ...common,
    aud: pool.clientId,
    token_use: 'id',
    exp: iat + idSeconds,
    jti: randomUUID(),
    'cognito:username': person.sub,
    email: person.email,
    email_verified: person.status !== 'UNCONFIRMED',
    ...attributesOf(sealing, person),
  }
  const access = {
    ...common,
    client_id: pool.clientId,
    token_use: 'access',
    scope: SCOPE,
    exp: iat + accessSeconds,
    jti: randomUUID(),
    username: person.sub,
  }
  return {
    AccessToken: await pool.keys.sign(access),
    IdToken: await pool.keys.sign(id),
    RefreshToken: refreshToken,
    ExpiresIn: accessSeconds,
    TokenType: 'Bearer',
  }
}
