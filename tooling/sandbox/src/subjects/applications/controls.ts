import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services/Services.ts'
import { MOST_SAVED, savedQuery } from '../../services/savedQuery.ts'
import { applications } from '../submissions/applicationTables.ts'
import { openBody } from './applicationRows.ts'

/** Lists saved applications, unsealed, the latest revision first. */
export function serveApplicationControls(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { clientId?: string } }>(
    '/saved/applications',
    { schema: { querystring: savedQuery } },
    async (request) => {
      const { clientId } = request.query
      const rows = await database.queries
        .select()
        .from(applications)
        .where(clientId === undefined ? undefined : eq(applications.clientId, clientId))
        .orderBy(desc(applications.rev), desc(applications.savedAt))
        .limit(MOST_SAVED)
      return rows.map((row) => {
        const { id, trackingId, draft, rev, owner, status, reference, savedAt } = row
        return { id, trackingId, draft, rev, owner, status, reference, body: openBody(sealing, row), savedAt }
      })
    },
  )
}
