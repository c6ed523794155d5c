import { randomUUID } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { countUse } from '../codes/countUse.ts'
import type { Queries } from '../database/Database.ts'
import { findByHeldAddress } from '../identity/heldAddress.ts'
import { findByEmail, findBySub, type Person, removeUnconfirmed, sealAttributes } from '../identity/people.ts'
import { identityUsers } from '../identity/tables.ts'
import type { Sealing } from '../sealing/makeSealing.ts'
import type { GooglePerson } from './verifyGoogleToken.ts'

export interface GoogleSignIn {
  google: GooglePerson
  accountName: string
  /** The subject of the bearer, who signed in with the account's password. */
  signedIn: string | null
  sealing: Sealing
  now: Date
}

export type GoogleOutcome =
  | { kind: 'signed-in'; person: Person }
  | { kind: 'password-required' }
  | { kind: 'refused' }

const refused: GoogleOutcome = { kind: 'refused' }

/**
 * Finds the person of a Google account: the linked one, else the one with its address, else a new one. An existing
 * account is linked only if Google runs the mailbox, or after its password was entered.
 */
export async function personOfGoogle(queries: Queries, signIn: GoogleSignIn): Promise<GoogleOutcome> {
  const { google, signedIn, now } = signIn
  const person = (await linkedTo(queries, google)) ?? (await findByEmail(queries, google.email, now))
  if (signedIn !== null && signedIn !== person?.sub) return refused
  const isKnown = person !== undefined && person.status !== 'UNCONFIRMED'
  const isLinked = person?.googleSubject === google.subject
  if (isKnown && !isLinked) {
    if (person.googleSubject !== null) return refused
    if (!google.isAuthoritative && signedIn === null) return { kind: 'password-required' }
  }
  if (!isKnown && (await findByHeldAddress(queries, google.email, now))) return refused
  if (!(await isFirstUse(queries, google, now))) return refused
  if (isLinked) return { kind: 'signed-in', person }
  return isKnown ? link(queries, person, google, now) : addPerson(queries, signIn)
}

async function linkedTo(queries: Queries, { subject }: GooglePerson): Promise<Person | undefined> {
  const [linked] = await queries.select().from(identityUsers).where(eq(identityUsers.googleSubject, subject))
  return linked
}

/** Records a token's use until it expires, so that it signs in only once. */
async function isFirstUse(queries: Queries, { subject, nonce, expiresAt }: GooglePerson, now: Date) {
  const lifeMs = Math.max(0, expiresAt.getTime() - now.getTime())
  return (await countUse(queries, `google ${subject} ${nonce}`, lifeMs, now)) === 1
}

/** Deletes an unconfirmed sign-up with the address, which may be a stranger's. */
async function addPerson(queries: Queries, signIn: GoogleSignIn): Promise<GoogleOutcome> {
  const { google, accountName, sealing, now } = signIn
  const { subject, email, givenName, familyName } = google
  const sub = randomUUID()
  const attributes = sealAttributes(sealing, sub, {
    ...(givenName && { given_name: givenName }),
    ...(familyName && { family_name: familyName }),
    'custom:accountName': accountName,
  })
  const values = { sub, email, attributes, googleSubject: subject, createdAt: now, modifiedAt: now }
  await queries.transaction(async (inside) => {
    await removeUnconfirmed(inside, email)
    await inside
      .insert(identityUsers)
      .values({ ...values, status: 'CONFIRMED' })
      .onConflictDoNothing()
  })
  // The first of two concurrent inserts wins; the second finds its row.
  const person = await linkedTo(queries, google)
  return person ? { kind: 'signed-in', person } : refused
}

async function link(
  queries: Queries,
  person: Person,
  { subject }: GooglePerson,
  now: Date,
): Promise<GoogleOutcome> {
  await queries
    .update(identityUsers)
    .set({ googleSubject: subject, modifiedAt: now })
    .where(and(eq(identityUsers.sub, person.sub), isNull(identityUsers.googleSubject)))
  const linked = await findBySub(queries, person.sub)
  return linked?.googleSubject === subject ? { kind: 'signed-in', person: linked } : refused
}
