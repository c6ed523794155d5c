import { isOneName } from '@coverkit/core'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import type { Profile } from '../accounts/tables.ts'
import { isCheckOf } from './personHash.ts'
import { identityChecks } from './tables.ts'

interface Change {
  owner: string
  before: Profile
  after: Profile
  at: Date
}

/**
 * Reopens a verified check after a change of the customer's name or date of birth. The changed fields are stored
 * as the reason.
 */
export async function reopenCheck(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  { owner, before, after, at }: Change,
): Promise<void> {
  const isRenamed = before.first_Name !== after.first_Name || before.last_Name !== after.last_Name
  const isRedated = before.date_of_Birth !== after.date_of_Birth
  if (!isRenamed && !isRedated) return
  await lockForTransaction(queries, `identity check ${owner}`)
  const isVerified = and(eq(identityChecks.owner, owner), eq(identityChecks.state, 'verified'))
  const [check] = await queries.select().from(identityChecks).where(isVerified)
  if (!check || isSamePerson(sealing, check.personHash, after)) return
  const mismatches = [...(isRenamed ? ['person.name'] : []), ...(isRedated ? ['person.dateOfBirth'] : [])]
  await queries
    .update(identityChecks)
    .set({ state: 'inProgress', matched: [], mismatches, personHash: null, updatedAt: at })
    .where(isVerified)
}

/** Checks whether the details match the documents again, with or without the middle name. */
function isSamePerson(sealing: Sealing, personHash: string | null, profile: Profile): boolean {
  const { first_Name: first, middle_Name: middle, last_Name: last, date_of_Birth: dateOfBirth } = profile
  if (!first || !last || !dateOfBirth) return false
  const one = isOneName(first, last) ? [null] : []
  const given = middle ? [first, `${first} ${middle}`] : [first, ...one]
  return given.some((givenNames) =>
    isCheckOf(sealing, personHash, { givenNames, familyName: last, dateOfBirth }),
  )
}
