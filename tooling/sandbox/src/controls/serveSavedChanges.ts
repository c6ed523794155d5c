import { desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { insurabilityFiles, insurabilityRequests, policyChanges } from '../database/tables/policies.ts'
import { openChange } from '../operations/policies/changeRows.ts'
import { openIncrease } from '../operations/policies/insurabilityRows.ts'
import type { Services } from '../operations/Services.ts'
import { controlSchemas } from './controlSchemas.ts'

const MOST_ROWS = 1000

/** Lists stored changes and increases of policies, unsealed, latest first; `clientId` is the customer's id. */
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
  controls.get<{ Querystring: { clientId: string } }>(
    '/saved/increases',
    { schema: { querystring: controlSchemas.savedOfOne } },
    async ({ query: { clientId } }) => {
      const requests = await database.queries
        .select()
        .from(insurabilityRequests)
        .where(eq(insurabilityRequests.owner, clientId))
        .orderBy(desc(insurabilityRequests.savedAt))
        .limit(MOST_ROWS)
      const { request, number, mediaType, size } = insurabilityFiles
      const files = await database.queries
        .select({ request, number, mediaType, size })
        .from(insurabilityFiles)
        .where(
          inArray(
            request,
            requests.map(({ id }) => id),
          ),
        )
      return requests.map((row) => ({
        id: row.id,
        policy: row.policy,
        ...openIncrease(sealing, row),
        files: files.filter(({ request: of }) => of === row.id).map(({ request: _, ...file }) => file),
      }))
    },
  )
}
