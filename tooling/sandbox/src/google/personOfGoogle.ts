import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queries } from '../database/Database.ts'
import { identityUsers } from '../database/identityTables.ts'
import { changePerson, findByEmail, findBySub, type Person, revokeAll } from '../identity/people.ts'
import type { GooglePerson } from './verifyGoogleToken.ts'

/**
 * The person of a Google account: the one it was linked to, else the one with its verified address, else a new one.
 * Null where the address already belongs to another Google account.
 */
export async function personOfGoogle(
  queries: Queries,
  google: GooglePerson,
  accountName: string,
  now: Date,
): Promise<Person | null> {
  const [linked] = await queries
    .select()
    .from(identityUsers)
    .where(eq(identityUsers.googleSubject, google.subject))
  if (linked) return linked
  await addPerson(queries, google, accountName, now)
  const person = await findByEmail(queries, google.email)
  if (!person || person.googleSubject === google.subject) return person ?? null
  return person.googleSubject === null ? link(queries, person, google.subject, now) : null
}

async function addPerson(queries: Queries, google: GooglePerson, accountName: string, now: Date) {
  const { subject, email, givenName, familyName } = google
  const attributes = {
    ...(givenName && { given_name: givenName }),
    ...(familyName && { family_name: familyName }),
    'custom:accountName': accountName,
  }
  const values = { email, attributes, googleSubject: subject, createdAt: now, modifiedAt: now }
  await queries
    .insert(identityUsers)
    .values({ ...values, sub: randomUUID(), status: 'CONFIRMED' })
    .onConflictDoNothing()
}

/** Whoever signed up with the address but never confirmed it may be a stranger: their password goes. */
async function link(
  queries: Queries,
  person: Person,
  googleSubject: string,
  now: Date,
): Promise<Person | null> {
  const isStranger = person.status === 'UNCONFIRMED'
  const changes = {
    googleSubject,
    ...(isStranger && { passwordHash: null, attributes: {}, status: 'CONFIRMED' }),
  }
  await changePerson(queries, person.sub, changes, now)
  if (isStranger) await revokeAll(queries, person.sub, now)
  return (await findBySub(queries, person.sub)) ?? null
}
