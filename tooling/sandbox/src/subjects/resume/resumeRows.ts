import { createHash } from 'node:crypto'
import { and, eq, gt, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Sealing } from '../../sealing/makeSealing.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import { type ResumeContent, resumes } from './tables.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

export const hashOfToken = (token: string): string => sha256(token)

/** Hashes a code with its token, which the database does not have: six digits alone are easily guessed. */
export const hashOfCode = (token: string, code: string): string => sha256(`${token}:${code}`)

/** Finds and locks the row of a valid link until the transaction ends; undefined for any other token. */
export async function lockResume(
  { queries, sealing }: { queries: Queries; sealing: Sealing },
  token: string,
  now: Date,
) {
  const [row] = await queries
    .select()
    .from(resumes)
    .where(
      and(eq(resumes.tokenHash, hashOfToken(token)), isNotNull(resumes.content), gt(resumes.expiresAt, now)),
    )
    .for('update')
  return row?.content
    ? { ...row, content: openJson<ResumeContent>(sealing, 'resume', row.tokenHash, row.content) }
    : undefined
}
