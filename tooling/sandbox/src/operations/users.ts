import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Caller, callerOf } from '../auth/authenticate.ts'
import { sha256 } from '../codes/sha256.ts'
import type { Queries } from '../database/Database.ts'
import { lockForTransaction } from '../database/lockForTransaction.ts'
import { type Profile, users, userUpdates } from '../database/schema.ts'
import type { Schema } from '../document/Schema.ts'
import { type FieldError, Problem } from '../problem/Problem.ts'
import { storeNotices } from './detailNotices.ts'
import type { Operation } from './Operation.ts'
import { profileOf } from './profileOf.ts'
import type { Services } from './Services.ts'

/** The customer named by the token; no other can be requested. */
export const getUser: Operation<'getUser'> = async (services, request) => userOf(services, callerOf(request))

export async function userOf({ database, now }: Services, caller: Caller) {
  const profile = await storedProfile(database.queries, caller)
  const read = profileOf(profile, caller, now())
  return { ...read, id: caller.subject, email: caller.email, version: versionOf(read) }
}

async function storedProfile(queries: Queries, { subject }: Caller): Promise<Profile | undefined> {
  const [row] = await queries.select().from(users).where(eq(users.subject, subject))
  return row?.profile
}

/** Another one with each change of what was given: an age grows by itself. */
const versionOf = ({ age: _, ...given }: ReturnType<typeof profileOf>): string =>
  sha256(JSON.stringify(Object.entries(given).toSorted(([one], [other]) => (one < other ? -1 : 1))))

/**
 * Accepted unchanged, so that a user can be sent back as it was read. The address for sign-in changes through the
 * identity service.
 */
type ReadOnly = Pick<Schema<'UpdateUserRequest'>, 'id' | 'email'>

/** Changes the fields given, which the document lists: never the id, the address or anything the server works out. */
export const updateUser: Operation<'updateUser'> = async ({ database, now }, request) => {
  const caller = callerOf(request)
  const { id, email, version, notify, ...changes } = request.body
  refuseReadOnlyChanges(request.body, caller)
  const key = request.headers['idempotency-key']
  await database.queries.transaction(async (queries) => {
    await lockForTransaction(queries, `user ${caller.subject}`)
    const isRepetition =
      typeof key === 'string' && (await isRepeated(queries, key, caller, request.body, now()))
    if (isRepetition) return
    await refuseStale(queries, caller, { version, at: now() })
    await merge(queries, caller, changes)
    const fields = Object.keys(email ? { ...changes, email } : changes)
    await storeNotices(queries, { owner: caller.subject, policies: notify ?? [], fields, savedAt: now() })
  })
  return { successful: true }
}

/** @throws Problem 422 when a read-only field has another value */
function refuseReadOnlyChanges({ id, email }: ReadOnly, caller: Caller): void {
  const errors: FieldError[] = []
  if (id !== undefined && id !== caller.subject) errors.push({ field: 'id', code: 'read-only' })
  if (email !== undefined && email?.toLowerCase() !== caller.email?.toLowerCase())
    errors.push({ field: 'email', code: 'read-only' })
  if (errors.length > 0) throw new Problem(422, errors)
}

/** @throws Problem 409 when something changed since the version that was read */
async function refuseStale(
  queries: Queries,
  caller: Caller,
  { version, at }: { version: string | undefined; at: Date },
): Promise<void> {
  if (version === undefined) return
  if (version === versionOf(profileOf(await storedProfile(queries, caller), caller, at))) return
  throw new Problem(409, [{ field: 'version', code: 'stale' }])
}

async function merge(queries: Queries, { subject }: Caller, changes: Profile): Promise<void> {
  const merged = sql`${users.profile} || ${JSON.stringify(changes)}::jsonb`
  await queries
    .insert(users)
    .values({ subject, profile: changes })
    .onConflictDoUpdate({ target: users.subject, set: { profile: merged } })
}

/** A late repetition must not revert newer changes. @throws Problem 409 for a key with another body */
async function isRepeated(queries: Queries, id: string, { subject }: Caller, body: unknown, now: Date) {
  const bodyHash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  const added = await queries
    .insert(userUpdates)
    .values({ id, owner: subject, bodyHash, savedAt: now })
    .onConflictDoNothing()
    .returning({ id: userUpdates.id })
  if (added.length > 0) return false
  const [earlier] = await queries.select().from(userUpdates).where(eq(userUpdates.id, id))
  if (earlier?.bodyHash !== bodyHash || earlier.owner !== subject)
    throw new Problem(409, [{ field: '', code: 'other-body' }])
  return true
}
