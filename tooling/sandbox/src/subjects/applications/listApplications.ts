import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { callerOf } from '../../auth/authenticate.ts'
import type { Operation } from '../../services/Operation.ts'
import { signatures } from '../signatures/tables.ts'
import { applications } from '../submissions/applicationTables.ts'
import { acceptedDocuments } from './acceptedDocuments.ts'
import { openBody } from './applicationRows.ts'
import { submittedApplication } from './submittedApplication.ts'

const MOST = 50

/** Lists the caller's own submissions, newest first. */
export const listApplications: Operation<'listApplications'> = async (
  { database, sealing, tables, documents },
  request,
) => {
  const rows = await database.queries
    .select({ application: applications, second: signatures })
    .from(applications)
    .leftJoin(signatures, eq(signatures.application, applications.id))
    .where(and(eq(applications.owner, callerOf(request).subject), isNotNull(applications.reference)))
    .orderBy(desc(applications.savedAt), asc(applications.id))
    .limit(MOST)
  return {
    applications: rows.flatMap(({ application, second }) => {
      const body = openBody(sealing, application)
      if (!body) return []
      const submitted = submittedApplication(tables, application, body, second ?? undefined)
      return [{ ...submitted, documents: acceptedDocuments(documents, body) }]
    }),
  }
}
