import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services/Services.ts'
import { MOST_SAVED, savedQuery } from '../../services/savedQuery.ts'
import { openChange } from './changeRows.ts'
import { policyChanges } from './tables.ts'

/** Lists saved changes of cover, unsealed, the latest first; `clientId` is the customer's id. */
export function serveChangeControls(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { clientId?: string } }>(
    '/saved/changes',
    { schema: { querystring: savedQuery } },
    async ({ query: { clientId } }) => {
      const rows = await database.queries
        .select()
        .from(policyChanges)
        .where(clientId === undefined ? undefined : eq(policyChanges.owner, clientId))
        .orderBy(desc(policyChanges.savedAt))
        .limit(MOST_SAVED)
      return rows.map((row) => {
        const { id, owner, policy, reference, savedAt } = row
        return { id, owner, policy, reference, ...openChange(sealing, row), savedAt }
      })
    },
  )
}
