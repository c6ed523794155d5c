import { eq } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import { Problem } from '../../problem/Problem.ts'
import { applications } from '../submissions/applicationTables.ts'
import { transfers } from '../submissions/transferTables.ts'
import { isUuid } from './draftKeyOf.ts'

/**
 * Refuses a draft with the id of a stored application or transfer, since those are looked for by their drafts too.
 * @throws Problem 409 as for another person's draft
 */
export async function refuseNameOfRecord(queries: Queries, draft: string): Promise<void> {
  if (!isUuid(draft)) return
  for (const table of [applications, transfers]) {
    const [record] = await queries.select({ id: table.id }).from(table).where(eq(table.id, draft)).limit(1)
    if (record) throw new Problem(409, [{ field: 'tracking.draft', code: 'owned' }])
  }
}
