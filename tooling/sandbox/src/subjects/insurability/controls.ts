import { desc, eq, inArray } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Services } from '../../services/Services.ts'
import { MOST_SAVED, savedOfOneQuery } from '../../services/savedQuery.ts'
import { openIncrease } from './insurabilityRows.ts'
import { insurabilityFiles, insurabilityRequests } from './tables.ts'

/** Lists saved requests for an increase, unsealed, the latest first; `clientId` is the customer's id. */
export function serveInsurabilityControls(controls: FastifyInstance, { database, sealing }: Services): void {
  controls.get<{ Querystring: { clientId: string } }>(
    '/saved/increases',
    { schema: { querystring: savedOfOneQuery } },
    async ({ query: { clientId } }) => {
      const requests = await database.queries
        .select()
        .from(insurabilityRequests)
        .where(eq(insurabilityRequests.owner, clientId))
        .orderBy(desc(insurabilityRequests.savedAt))
        .limit(MOST_SAVED)
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
