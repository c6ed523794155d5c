import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { identityUsers, tokenFamilies } from '../database/identityTables.ts'

/** As the service calls them. Whoever is not unconfirmed has an address that was verified. */
export const STATUSES = ['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD'] as const
export type Status = (typeof STATUSES)[number]

export type Person = typeof identityUsers.$inferSelect

export const attributesOf = ({ attributes }: Person) => attributes as Readonly<Record<string, string>>

export async function findByEmail(queries: Queries, email: string): Promise<Person | undefined> {
  const [row] = await queries.select().from(identityUsers).where(eq(identityUsers.email, email))
  return row
}

export async function findBySub(queries: Queries, sub: string): Promise<Person | undefined> {
  const [row] = await queries.select().from(identityUsers).where(eq(identityUsers.sub, sub))
  return row
}

export async function changePerson(
  queries: Queries,
  sub: string,
  changes: Partial<typeof identityUsers.$inferInsert>,
  now: Date,
): Promise<void> {
  await queries
    .update(identityUsers)
    .set({ ...changes, modifiedAt: now })
    .where(eq(identityUsers.sub, sub))
}

/** Ends every session of a person. */
export async function revokeAll(queries: Queries, sub: string, now: Date): Promise<void> {
  await queries
    .update(tokenFamilies)
    .set({ revokedAt: now })
    .where(and(eq(tokenFamilies.sub, sub), isNull(tokenFamilies.revokedAt)))
}
