import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import { openJson, sealJson } from '../sealing/sealedJson.ts'
import { IdentityError } from './IdentityError.ts'
import { identityUsers, tokenFamilies } from './tables.ts'

/** Named as in the service. Every status but `UNCONFIRMED` means that the address was verified. */
export const STATUSES = ['UNCONFIRMED', 'CONFIRMED', 'RESET_REQUIRED', 'FORCE_CHANGE_PASSWORD'] as const
export type Status = (typeof STATUSES)[number]

export type Person = typeof identityUsers.$inferSelect

export type Attributes = Readonly<Record<string, string>>

/** Opens a person's names and account name. */
export const attributesOf = (
  sealing: Sealing,
  { sub, attributes }: Pick<Person, 'sub' | 'attributes'>,
): Attributes => openJson<Attributes>(sealing, 'log-in attributes', sub, attributes)

/** The attribute that names the brand. */
export const ACCOUNT_NAME = 'custom:accountName'

/** Returns the account name of the brand that a person signed up with. */
export const brandOf = (
  sealing: Sealing,
  person: Pick<Person, 'sub' | 'attributes'> | undefined,
): string | undefined => (person && attributesOf(sealing, person))?.[ACCOUNT_NAME]

/** Seals them for storage. */
export const sealAttributes = (sealing: Sealing, sub: string, attributes: Attributes): string =>
  sealJson(sealing, 'log-in attributes', sub, attributes)

const UNCONFIRMED_MS = 86_400_000

/** Finds a person by address. A sign-up that was not confirmed within a day counts as absent. */
export async function findByEmail(queries: Queries, email: string, now: Date): Promise<Person | undefined> {
  const [row] = await queries.select().from(identityUsers).where(eq(identityUsers.email, email))
  const isOver = row?.status === 'UNCONFIRMED' && row.createdAt.getTime() + UNCONFIRMED_MS <= now.getTime()
  return isOver ? undefined : row
}

/** Deletes an unconfirmed sign-up with this address. */
export async function removeUnconfirmed(queries: Queries, email: string): Promise<void> {
  await queries
    .delete(identityUsers)
    .where(and(eq(identityUsers.email, email), eq(identityUsers.status, 'UNCONFIRMED')))
}

export async function findBySub(queries: Queries, sub: string): Promise<Person | undefined> {
  const [row] = await queries.select().from(identityUsers).where(eq(identityUsers.sub, sub))
  return row
}

export const userNotFound = () => new IdentityError('UserNotFoundException', 'User does not exist.')

/**
 * Locks a person until the transaction ends, and returns them as they are by now: what was read before may have changed.
 * @throws IdentityError for an account that is gone
 */
export async function lockPerson(queries: Queries, sub: string): Promise<Person> {
  const [row] = await queries.select().from(identityUsers).where(eq(identityUsers.sub, sub)).for('update')
  if (!row) throw userNotFound()
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

/** Ends every session of a person, except the given one. */
export async function revokeAll(queries: Queries, sub: string, now: Date, except?: string): Promise<void> {
  const isOther = except === undefined ? undefined : ne(tokenFamilies.id, except)
  await queries
    .update(tokenFamilies)
    .set({ revokedAt: now })
    .where(and(eq(tokenFamilies.sub, sub), isNull(tokenFamilies.revokedAt), isOther))
}
