import { and, desc, eq, gt, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../database/Database.ts'
import type { Schema } from '../../document/Schema.ts'
import { drafts } from './tables.ts'

/** The owner and the flow of a draft. */
export interface DraftKey {
  owner: string
  flow: Schema<'FlowName'>
}

/** Returns the highest revision that is neither deleted nor expired; undefined without one. */
export async function latestDraft(queries: Queries, { owner, flow }: DraftKey, now: Date) {
  const [latest] = await queries
    .select()
    .from(drafts)
    .where(
      and(
        eq(drafts.owner, owner),
        eq(drafts.flow, flow),
        isNotNull(drafts.content),
        gt(drafts.expiresAt, now),
      ),
    )
    .orderBy(desc(drafts.rev))
    .limit(1)
  return latest
}

/** Returns the owner's latest draft of each flow, the last saved first. */
export async function latestDrafts(queries: Queries, owner: string, now: Date) {
  const latest = queries
    .selectDistinctOn([drafts.flow])
    .from(drafts)
    .where(and(eq(drafts.owner, owner), isNotNull(drafts.content), gt(drafts.expiresAt, now)))
    .orderBy(drafts.flow, desc(drafts.rev))
    .as('latest')
  return queries.select().from(latest).orderBy(desc(latest.savedAt), latest.flow)
}
