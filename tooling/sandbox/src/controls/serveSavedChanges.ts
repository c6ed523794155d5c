import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { policyChanges } from '../database/policyChangeTables.ts'
import { openChange } from '../operations/policies/changeRows.ts'
import type { Services } from '../operations/Services.ts'
import { controlSchemas } from './controlSchemas.ts'

const MOST_ROWS = 1000

/** Changes of policies as they were stored, opened, the latest first; `clientId` is the customer's id. */
export function serveSavedChanges(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { clientId?: string } }>(
    '/saved/changes',
    { schema: { querystring: controlSchemas.saved } },
    async ({ query: { clientId } }) => {
      const rows = await database.queries
        .select()
        .from(policyChanges)
        .where(clientId === undefined ? undefined : eq(policyChanges.owner, clientId))
        .orderBy(desc(policyChanges.savedAt))
        .limit(MOST_ROWS)
      return rows.map((row) => {
        const { id, owner, policy, reference, savedAt } = row
        return { id, owner, policy, reference, ...openChange(sealing, row), savedAt }
      })
    },
  )
}
