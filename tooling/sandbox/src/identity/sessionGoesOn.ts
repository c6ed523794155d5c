import { and, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../auth/authenticate.ts'
import type { Database } from '../database/Database.ts'
import { tokenFamilies } from './tables.ts'

interface SessionServices {
  database: Database
  pool: { issuer: () => string }
}

/** Checks that a session of the own pool has not ended; another issuer's is over when its tokens are. */
export async function sessionGoesOn(
  { database, pool }: SessionServices,
  { session, subject }: Caller,
): Promise<boolean> {
  if (session?.issuer !== pool.issuer()) return true
  const isOpen = and(
    eq(tokenFamilies.id, session.id),
    eq(tokenFamilies.sub, subject),
    isNull(tokenFamilies.revokedAt),
  )
  return (await database.queries.$count(tokenFamilies, isOpen)) > 0
}
