import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { sha256 } from '../../codes/sha256.ts'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import {
  detailsPurpose,
  type InCaseDetails,
  inCasePages,
  personPurpose,
  type TrustedPerson,
} from './tables.ts'

export type InCaseRow = typeof inCasePages.$inferSelect

/** A row whose link works. */
export interface LinkedRow extends InCaseRow {
  tokenHash: string
  sentAt: Date
  expiresAt: Date
  person: TrustedPerson
}

const NO_DETAILS: InCaseDetails = { papers: '', showsAmounts: false }

export async function inCaseRow(queries: Queries, owner: string): Promise<InCaseRow | undefined> {
  const [row] = await queries.select().from(inCasePages).where(eq(inCasePages.owner, owner))
  return row
}

/** Opens the customer's own part of the page, which is empty before they saved it. */
export const detailsOf = (sealing: Sealing, row: InCaseRow | undefined): InCaseDetails =>
  row ? JSON.parse(sealing.open(detailsPurpose(row.owner), row.sealedDetails)) : NO_DETAILS

/** Returns the row with its trusted person; null without a link that works. */
export function linkedRow(sealing: Sealing, row: InCaseRow | undefined, now: Date): LinkedRow | null {
  if (!row?.tokenHash || !row.sealedPerson || !row.sentAt || !row.expiresAt || row.expiresAt <= now)
    return null
  const { tokenHash, sentAt, expiresAt, sealedPerson } = row
  const person: TrustedPerson = JSON.parse(sealing.open(personPurpose(row.owner), sealedPerson))
  return { ...row, tokenHash, sentAt, expiresAt, person }
}

/**
 * Finds the row of a link.
 * @throws Problem 422 `unknown` for an unknown token, one that ended or was taken back, and another brand's site alike
 */
export async function rowOfLink(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  { token, accountName }: Schema<'TrustedLink'>,
  now: Date,
): Promise<LinkedRow> {
  const isWorking = and(isNotNull(inCasePages.sealedPerson), gt(inCasePages.expiresAt, now))
  const [row] = await queries
    .select()
    .from(inCasePages)
    .where(and(eq(inCasePages.tokenHash, sha256(token)), isWorking))
  const linked = linkedRow(sealing, row, now)
  if (linked?.person.accountName !== accountName)
    throw new Problem(422, [{ field: 'token', code: 'unknown' }])
  return linked
}

/** Stores columns of a customer's row, which begins without details. */
export async function storeInCase(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  owner: string,
  set: Partial<Omit<InCaseRow, 'owner'>> & Pick<InCaseRow, 'savedAt'>,
): Promise<InCaseRow> {
  const sealedDetails = sealing.seal(detailsPurpose(owner), JSON.stringify(NO_DETAILS))
  const [row] = await queries
    .insert(inCasePages)
    .values({ owner, sealedDetails, ...set })
    .onConflictDoUpdate({ target: inCasePages.owner, set })
    .returning()
  if (!row) throw new Error('The row was not stored')
  return row
}
