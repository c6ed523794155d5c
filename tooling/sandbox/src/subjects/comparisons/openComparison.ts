import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { Problem } from '../../problem/Problem.ts'
import { openJson } from '../../sealing/sealedJson.ts'
import type { Operation } from '../../services/Operation.ts'
import { hashOfToken } from '../resume/resumeRows.ts'
import { type ComparisonContent, mailedComparisons } from './tables.ts'

/** Returns the comparison of a valid link; refuses any other token alike. */
export const openComparison: Operation<'openComparison'> = async ({ database, sealing, now }, { body }) => {
  const tokenHash = hashOfToken(body.token)
  const [row] = await database.queries
    .select({ content: mailedComparisons.content })
    .from(mailedComparisons)
    .where(
      and(
        eq(mailedComparisons.tokenHash, tokenHash),
        isNotNull(mailedComparisons.content),
        gt(mailedComparisons.expiresAt, now()),
      ),
    )
  if (!row?.content) throw new Problem(422, [{ field: 'token', code: 'link-refused' }])
  const { comparison } = openJson<ComparisonContent>(sealing, 'mailed comparison', tokenHash, row.content)
  return { successful: true, comparison }
}
