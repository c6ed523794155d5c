import { desc, eq, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { openJson } from '../../sealing/sealedJson.ts'
import type { Services } from '../../services/Services.ts'
import { MOST_SAVED, savedQuery } from '../../services/savedQuery.ts'
import { calculations, quotes } from './tables.ts'

/** Lists saved revisions, the latest first, so that a test can check that a save arrived whole and once. */
export function serveQuoteControls(controls: FastifyInstance, { database, sealing }: Services): void {
  const saved = [
    ['quotes', quotes, 'quote'],
    ['calculations', calculations, 'calculation'],
  ] as const
  for (const [name, table, kind] of saved)
    controls.get<{ Querystring: { clientId?: string } }>(
      `/saved/${name}`,
      { schema: { querystring: savedQuery } },
      async (request) => {
        const { clientId } = request.query
        const { id, trackingId, draft, rev, body, savedAt } = table
        const rows = await database.queries
          .select({ id, trackingId, draft, rev, body, savedAt })
          .from(table)
          .where(clientId === undefined ? undefined : eq(table.clientId, clientId))
          .orderBy(sql`${rev} desc nulls last`, desc(savedAt))
          .limit(MOST_SAVED)
        return rows.map((row) => ({ ...row, body: openJson(sealing, kind, row.id, row.body) }))
      },
    )
}
