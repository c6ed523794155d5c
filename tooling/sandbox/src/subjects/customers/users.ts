import { eq } from 'drizzle-orm'
import { type Caller, callerOf } from '../../auth/authenticate.ts'
import { isSameBody, keyedBodyHash } from '../../database/bodyHash.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import { type FieldError, Problem } from '../../problem/Problem.ts'
import { sealJson } from '../../sealing/sealedJson.ts'
import type { Operation } from '../../services/Operation.ts'
import { todayInSydney } from '../../services/todayInSydney.ts'
import { profileOf } from '../accounts/profileOf.ts'
import { type ProfileStore, storedProfile, userOf, versionOf } from '../accounts/storedProfile.ts'
import { type Profile, users, userUpdates } from '../accounts/tables.ts'
import { reopenCheck } from '../identity-check/reopenCheck.ts'
import { checkedDetails } from './checkDetails.ts'
import { storeNotices } from './detailNotices.ts'
import { mailDetailChanges } from './mailDetailChanges.ts'
import { refuseUnprovenMobile } from './mobileProof.ts'

/** Returns the customer named by the token; no other can be requested. */
export const getUser: Operation<'getUser'> = async (services, request) => userOf(services, callerOf(request))

/**
 * Fields accepted only unchanged, so that a client can send a user back as it was read. The address for sign-in
 * changes through the identity service.
 */
type ReadOnly = Pick<Schema<'UpdateUserRequest'>, 'id' | 'email'>

/**
 * Changes the fields that the request and the document list: never the id, the address or computed fields. Another
 * mobile needs a code.
 */
export const updateUser: Operation<'updateUser'> = async (services, request) => {
  const { database, sealing, now, tables } = services
  const caller = callerOf(request)
  const { id, email, version, notify, code, ...changes } = request.body
  refuseReadOnlyChanges(request.body, caller)
  const key = request.headers['idempotency-key']
  const refusal = await database.queries.transaction(async (queries) => {
    await lockForTransaction(queries, `user ${caller.subject}`)
    const store = { queries, sealing }
    const isRepetition =
      typeof key === 'string' && (await isRepeated(store, key, caller, request.body, now()))
    if (isRepetition) return null
    await refuseStale(store, caller, { version, at: now() })
    const stored = profileOf(await storedProfile(store, caller), caller, now())
    const context = { today: todayInSydney(now()), occupations: tables.occupations }
    const checked = checkedDetails(changes, stored, context)
    const mobile = { caller, stored, changes: checked, code }
    const refused = await refuseUnprovenMobile({ ...services, queries }, mobile)
    if (refused) {
      if (typeof key === 'string') await queries.delete(userUpdates).where(eq(userUpdates.id, key))
      return refused
    }
    await merge(store, caller, checked)
    const change = { owner: caller.subject, before: stored, after: { ...stored, ...checked }, at: now() }
    await reopenCheck(store, change)
    await mailDetailChanges({ ...services, queries }, caller, change)
    const fields = Object.keys(email ? { ...changes, email } : changes)
    await storeNotices(queries, { owner: caller.subject, policies: notify ?? [], fields, savedAt: now() })
    return null
  })
  if (refusal) throw refusal
  services.mailOutbox.dispatch()
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

/** @throws Problem 409 when a field changed since the version that was read */
async function refuseStale(
  store: ProfileStore,
  caller: Caller,
  { version, at }: { version: string | undefined; at: Date },
): Promise<void> {
  if (version === undefined) return
  if (version === versionOf(profileOf(await storedProfile(store, caller), caller, at))) return
  throw new Problem(409, [{ field: 'version', code: 'stale' }])
}

/** Merges the changes. The caller has locked the customer, so no other request changes the details meanwhile. */
async function merge(store: ProfileStore, caller: Caller, changes: Profile): Promise<void> {
  const { subject } = caller
  const merged = { ...(await storedProfile(store, caller)), ...changes }
  const profile = sealJson(store.sealing, 'profile', subject, merged)
  await store.queries
    .insert(users)
    .values({ subject, profile })
    .onConflictDoUpdate({ target: users.subject, set: { profile } })
}

/** A late repetition must not revert newer changes. @throws Problem 409 for a key with another body */
async function isRepeated(
  { queries, sealing }: ProfileStore,
  id: string,
  { subject }: Caller,
  body: unknown,
  now: Date,
) {
  const added = await queries
    .insert(userUpdates)
    .values({ id, owner: subject, bodyHash: keyedBodyHash(sealing, body), savedAt: now })
    .onConflictDoNothing()
    .returning({ id: userUpdates.id })
  if (added.length > 0) return false
  const [earlier] = await queries.select().from(userUpdates).where(eq(userUpdates.id, id))
  if (earlier?.owner !== subject || !isSameBody(sealing, body, earlier.bodyHash))
    throw new Problem(409, [{ field: '', code: 'other-body' }])
  return true
}
