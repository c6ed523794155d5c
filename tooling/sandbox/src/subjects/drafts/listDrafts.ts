import { isSubmitted, leftOffAt } from '@coverkit/core'
import { and, inArray, isNotNull } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Queries } from '../../database/Database.ts'
import type { Operation } from '../../services/Operation.ts'
import { applications } from '../submissions/applicationTables.ts'
import { transfers } from '../submissions/transferTables.ts'
import { draftKeyOf } from './draftKeyOf.ts'
import { latestDrafts } from './latestDraft.ts'
import { openDraft } from './sealedDraft.ts'

/** Lists the drafts that the caller can continue, the latest of each flow, without their answers. */
export const listDrafts: Operation<'listDrafts'> = async ({ database, sealing, now }, request) => {
  const { subject } = callerOf(request)
  const latest = await latestDrafts(database.queries, subject, now())
  const opened = latest.flatMap(({ id, content, ...draft }) => {
    if (!content) return []
    const { answers, attempt } = openDraft(sealing, id, content)
    const key = draftKeyOf({ clientId: subject, draft: attempt }, subject)
    return isSubmitted(answers) ? [] : [{ ...draft, key, furthest: leftOffAt(answers) }]
  })
  const submitted = await submittedOf(
    database.queries,
    opened.map(({ key }) => key),
  )
  const open = opened.filter(({ key }) => !submitted.has(key))
  return {
    drafts: open.map(({ flow, furthest, savedAt, expiresAt }) => ({
      flow,
      furthest,
      savedAt: savedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

/** Returns the runs that were submitted: the submitting device may not have updated the account's draft yet. */
async function submittedOf(queries: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const found = await Promise.all(
    [applications, transfers].map((table) =>
      queries
        .select({ key: table.draftKey })
        .from(table)
        .where(and(inArray(table.draftKey, [...keys]), isNotNull(table.reference))),
    ),
  )
  return new Set(found.flat().map(({ key }) => key))
}
