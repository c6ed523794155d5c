import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { type Caller, callerOf } from '../auth/authenticate.ts'
import type { Queries } from '../database/Database.ts'
import { type Profile, users, userUpdates } from '../database/schema.ts'
import type { Schema } from '../document/Schema.ts'
import { type FieldError, Problem } from '../problem/Problem.ts'
import type { Operation } from './Operation.ts'
import { profileOf } from './profileOf.ts'
import type { Services } from './Services.ts'

/** The customer named by the token; no other can be requested. */
export const getUser: Operation<'getUser'> = async (services, request) => userOf(services, callerOf(request))

export async function userOf({ database, now }: Services, caller: Caller) {
  const [row] = await database.queries.select().from(users).where(eq(users.subject, caller.subject))
  return { ...profileOf(row?.profile, caller, now()), id: caller.subject, email: caller.email }
}

/**
 * Accepted unchanged, so that a user can be sent back as it was read. The address for sign-in changes through the
 * identity service.
 */
type ReadOnly = Pick<Schema<'UpdateUserRequest'>, 'id' | 'email'>

/** Changes the fields given, which the document lists: never the id, the address or anything the server works out. */
export const updateUser: Operation<'updateUser'> = async ({ database, now }, request) => {
  const caller = callerOf(request)
  const { id, email, ...changes } = request.body
  refuseReadOnlyChanges(request.body, caller)
  const key = request.headers['idempotency-key']
  await database.queries.transaction(async (queries) => {
    const isRepetition =
      typeof key === 'string' && (await isRepeated(queries, key, caller, request.body, now()))
    if (!isRepetition) await merge(queries, caller, changes)
  })
  return { successful: true }
}

/** @throws Problem 422 when a read-only field has another value */
function refuseReadOnlyChanges({ id, email }: ReadOnly, caller: Caller): void {
  const errors: FieldError[] = []
  if (id !== undefined && id !== caller.subject) errors.push({ field: 'id', code: 'read-only' })
  if (email !== undefined && email?.toLowerCase() !== caller.email.toLowerCase())
    errors.push({ field: 'email', code: 'read-only' })
  if (errors.length > 0) throw new Problem(422, errors)
}

async function merge(queries: Queries, { subject, email }: Caller, changes: Profile): Promise<void> {
  const merged = sql`${users.profile} || ${JSON.stringify(changes)}::jsonb`
  await queries
    .insert(users)
    .values({ subject, email, profile: changes })
    .onConflictDoUpdate({ target: users.subject, set: { email, profile: merged } })
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
