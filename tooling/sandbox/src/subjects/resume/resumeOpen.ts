import { timingSafeEqual } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import type { Services } from '../../services/Services.ts'
import { hashOfCode, hashOfToken, lockResume } from './resumeRows.ts'
import { type ResumeContent, resumes } from './tables.ts'

const TRIES_FOR_A_CODE = 5

/** The link's token and the page that opens it: only this page may repeat the request. */
type Opening = Pick<Schema<'OpenResumeRequest'>, 'token' | 'openId'>

/**
 * Returns the answers to the first page with the code.
 * @throws Problem 422 `code-refused` for any error
 */
export async function openResume({ database, sealing, now }: Services, opening: Opening & { code: string }) {
  // The refusal is thrown after the transaction, so that its count of tries is stored.
  const draft = await database.queries.transaction((queries) => tryCode({ queries, sealing }, opening, now()))
  if (!draft) throw new Problem(422, [{ field: 'code', code: 'code-refused' }])
  return { successful: true as const, draft }
}

async function tryCode(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  { token, code, openId }: Opening & { code: string },
  now: Date,
): Promise<ResumeContent['draft'] | null> {
  const row = await lockResume({ queries, sealing }, token, now)
  if (!row?.codeHash || !row.codeEndsAt || row.codeEndsAt <= now) return null
  if (row.codeTries >= TRIES_FOR_A_CODE || (row.openedBy && row.openedBy !== openId)) return null
  const isRight = timingSafeEqual(Buffer.from(row.codeHash), Buffer.from(hashOfCode(token, code)))
  await queries
    .update(resumes)
    .set(isRight ? { openedBy: openId } : { codeTries: row.codeTries + 1 })
    .where(eq(resumes.tokenHash, row.tokenHash))
  return isRight ? row.content.draft : null
}

/** Deletes the answers once the page that opened the link has stored them. */
export async function closeResume({ database }: Services, { token, openId }: Opening) {
  await database.queries
    .update(resumes)
    .set({ content: null, codeHash: null, emailHash: null })
    .where(and(eq(resumes.tokenHash, hashOfToken(token)), eq(resumes.openedBy, openId)))
  return { successful: true as const }
}
