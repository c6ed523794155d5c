import { eq } from 'drizzle-orm'
import type { Caller } from '../../auth/authenticate.ts'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import type { Services } from '../../services/Services.ts'
import { profileOf } from './profileOf.ts'
import { type Profile, users } from './tables.ts'

export async function userOf({ database, sealing, now }: Services, caller: Caller) {
  const profile = await storedProfile({ queries: database.queries, sealing }, caller)
  const read = profileOf(profile, caller, now())
  return { ...read, id: caller.subject, email: caller.email, version: versionOf(read) }
}

/** The database of the details, and the sealing that protects them. */
export interface ProfileStore {
  queries: Queries
  sealing: Sealing
}

export async function storedProfile(
  { queries, sealing }: ProfileStore,
  { subject }: Caller,
): Promise<Profile | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.subject, subject))
  return row && openJson<Profile>(sealing, 'profile', subject, row.profile)
}

/** Hashes the given details into a version. The age is left out, since it changes without an edit. */
export const versionOf = ({ age: _, ...given }: ReturnType<typeof profileOf>): string =>
  sha256(JSON.stringify(Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1))))
