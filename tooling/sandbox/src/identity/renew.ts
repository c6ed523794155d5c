import { and, eq, isNull } from 'drizzle-orm'
import { sha256 } from '../codes/sha256.ts'
import { IdentityError, notAuthorized } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { identityUsers, refreshTokens, tokenFamilies } from './tables.ts'
import { type AuthenticationResult, addNextRefreshToken, issueTokens } from './tokens.ts'

/** Finds a refresh token with its family and its person; undefined for a token that was never issued. */
export async function findRefreshToken({ database }: IdentityServices, token: string) {
  const [found] = await database.queries
    .select({ token: refreshTokens, family: tokenFamilies, person: identityUsers })
    .from(refreshTokens)
    .innerJoin(tokenFamilies, eq(tokenFamilies.id, refreshTokens.family))
    .innerJoin(identityUsers, eq(identityUsers.sub, tokenFamilies.sub))
    .where(eq(refreshTokens.hash, sha256(token)))
  return found
}

export async function revokeFamily({ database, now }: IdentityServices, family: string): Promise<void> {
  await database.queries
    .update(tokenFamilies)
    .set({ revokedAt: now() })
    .where(and(eq(tokenFamilies.id, family), isNull(tokenFamilies.revokedAt)))
}

/**
 * Exchanges a refresh token for new tokens, including a new refresh token. An exchanged token is accepted again
 * for a moment, since its answer may have been lost, and brings the same new one; later use means theft, and ends the family.
 */
export async function renew(services: IdentityServices, token: string): Promise<AuthenticationResult> {
  const found = await findRefreshToken(services, token)
  if (!found) throw notAuthorized('Invalid Refresh Token')
  const { family, person, token: row } = found
  if (family.revokedAt) throw notAuthorized('Refresh Token has been revoked')
  if (family.endsAt <= services.now()) throw notAuthorized('Refresh Token has expired')
  const usedAt = await markUsed(services, row)
  const graceMs = services.pool.lifetimesOf(person.email).graceSeconds * 1000
  if (usedAt && usedAt.getTime() + graceMs <= services.now().getTime()) {
    await revokeFamily(services, family.id)
    throw new IdentityError('RefreshTokenReuseException', 'Refresh token has been used before')
  }
  const next = await addNextRefreshToken(services, family.id, token)
  return issueTokens(services, person, family, next)
}

/**
 * Marks a token as exchanged. Returns null the first time, else the time of the first exchange, which is read
 * again so that concurrent requests agree.
 */
async function markUsed(
  { database, now }: IdentityServices,
  { hash }: typeof refreshTokens.$inferSelect,
): Promise<Date | null> {
  const first = await database.queries
    .update(refreshTokens)
    .set({ rotatedAt: now() })
    .where(and(eq(refreshTokens.hash, hash), isNull(refreshTokens.rotatedAt)))
    .returning({ hash: refreshTokens.hash })
  if (first.length > 0) return null
  const [used] = await database.queries
    .select({ at: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hash))
  return used?.at ?? now()
}
