import { IDENTITY_TRIES } from '@coverkit/core/identity-check'
import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { lockForTransaction } from '../../database/lockForTransaction.ts'
import type { Schema } from '../../document/Schema.ts'
import type { IdentitySubject } from './identitySubject.ts'
import { identityChecks } from './tables.ts'

export type IdentityRow = typeof identityChecks.$inferSelect

const isOf = ({ owner, signature }: IdentitySubject['key']) =>
  owner === null ? eq(identityChecks.signature, signature) : eq(identityChecks.owner, owner)

/** Finds a holder's check; undefined before it began. */
export async function checkOf(
  queries: Queries,
  { key }: Pick<IdentitySubject, 'key'>,
): Promise<IdentityRow | undefined> {
  const [row] = await queries.select().from(identityChecks).where(isOf(key))
  return row
}

/** Finds or creates a holder's check, and locks it until the transaction ends. */
export async function lockedCheck(
  queries: Queries,
  { key }: Pick<IdentitySubject, 'key'>,
  now: Date,
): Promise<IdentityRow> {
  await lockForTransaction(queries, `identity check ${key.owner ?? key.signature}`)
  const earlier = await checkOf(queries, { key })
  if (earlier) return earlier
  const values = { ...key, state: 'inProgress' as const, matched: [], mismatches: [], updatedAt: now }
  const [row] = await queries.insert(identityChecks).values(values).returning()
  if (!row) throw new Error('The check was not stored')
  return row
}

/** Changes of details that reset a verified check. */
const CHANGES = ['person.name', 'person.dateOfBirth'] as const

const isIn = (names: readonly string[]) => (name: string) => names.includes(name)

/** Returns a check in the form that its holder reads. */
export function ownCheck(
  policyHolder: IdentitySubject['policyHolder'],
  row: IdentityRow | undefined,
): Schema<'IdentityCheck'> {
  const { state, matched, mismatches, tries } = row ?? {
    state: 'notStarted',
    matched: [],
    mismatches: [],
    tries: 0,
  }
  return {
    policyHolder,
    state,
    verified: state === 'verified',
    matchedDocuments: matched,
    mismatches: state === 'mismatch' ? mismatches : [],
    ...(state === 'inProgress' && mismatches.length > 0 && { changed: CHANGES.filter(isIn(mismatches)) }),
    triesLeft: Math.max(0, IDENTITY_TRIES - tries),
  }
}
