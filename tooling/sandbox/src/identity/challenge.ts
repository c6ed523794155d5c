import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { sha256 } from '../codes/sha256.ts'
import type { IdentityServices } from './IdentityServices.ts'
import { attributesOf, type Person } from './people.ts'
import { challengeSessions } from './tables.ts'

const SESSION_BYTES = 32
const VALID_MS = 180_000

/** Requires a new password instead of signing in, because an administrator set the current one. */
export async function openChallenge(
  { database, sealing, now }: IdentityServices,
  person: Person,
): Promise<object> {
  const session = randomBytes(SESSION_BYTES).toString('base64url')
  const endsAt = new Date(now().getTime() + VALID_MS)
  await database.queries.insert(challengeSessions).values({ hash: sha256(session), sub: person.sub, endsAt })
  return {
    ChallengeName: 'NEW_PASSWORD_REQUIRED',
    Session: session,
    ChallengeParameters: {
      USER_ID_FOR_SRP: person.sub,
      requiredAttributes: '[]',
      userAttributes: JSON.stringify({
        email_verified: 'true',
        email: person.email,
        ...attributesOf(sealing, person),
      }),
    },
  }
}

/** Closes a challenge's session, which works once. */
export async function closeChallenge(
  { database, now }: IdentityServices,
  session: string,
  sub: string,
): Promise<boolean> {
  const closed = await database.queries
    .delete(challengeSessions)
    .where(
      and(
        eq(challengeSessions.hash, sha256(session)),
        eq(challengeSessions.sub, sub),
        gt(challengeSessions.endsAt, now()),
      ),
    )
    .returning({ sub: challengeSessions.sub })
  return closed.length > 0
}
