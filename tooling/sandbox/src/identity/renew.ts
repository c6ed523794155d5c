import { and, eq, isNull } from 'drizzle-orm'
import { sha256 } from '../codes/sha256.ts'
import { identityUsers, refreshTokens, tokenFamilies } from '../database/tables/identity.ts'
import { IdentityError, notAuthorized } from './IdentityError.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { type AuthenticationResult, addRefreshToken, issueTokens } from './tokens.ts'

/** Whose refresh token it is, with its family; undefined for one that was never given out. */
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
 * Exchanges a refresh token for new tokens, a new refresh token among them. One that was exchanged before may come
 * again for a moment, since its answer may have been lost; later it was stolen, and its family ends.
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
  const next = await addRefreshToken(services.database.queries, family.id)
  return issueTokens(services, person, family, next)
}

/**
 * When a token was exchanged before; null for its first time. Of two at the same moment one is the first, and the other
 * reads afresh when that was.
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
