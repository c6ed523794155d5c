import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { transfers } from '../database/tables/transfers.ts'
import type { Services } from '../operations/Services.ts'
import { advanceTransfers, setTransferStage } from '../operations/transfers/advanceTransfers.ts'
import { openTransfer } from '../operations/transfers/transferRows.ts'
import { Problem } from '../problem/Problem.ts'
import { controlSchemas, type TransferStageBody } from './controlSchemas.ts'

const MOST_ROWS = 1000

/** Serves a control that moves transfers as an insurer would, and the saved ones, unsealed, latest first. */
export function serveTransfers(controls: FastifyInstance, services: Services): void {
  controls.post<{ Body: TransferStageBody }>(
    '/transfers',
    { schema: { body: controlSchemas.transferStage } },
    async ({ body: { policyId, stage } }) => {
      if (policyId === undefined || stage === undefined) await advanceTransfers(services)
      else if (!(await setTransferStage(services, policyId, stage)))
        throw new Problem(404, [{ field: 'policyId', code: 'not-found' }])
      return { successful: true }
    },
  )
  controls.get<{ Querystring: { clientId?: string } }>(
    '/saved/transfers',
    { schema: { querystring: controlSchemas.saved } },
    async (request) => {
      const { clientId } = request.query
      const rows = await services.database.queries
        .select()
        .from(transfers)
        .where(clientId === undefined ? undefined : eq(transfers.clientId, clientId))
        .orderBy(desc(transfers.rev), desc(transfers.savedAt))
        .limit(MOST_ROWS)
      return rows.map((row) => {
        const { id, trackingId, draft, rev, owner, status, reference, savedAt } = row
        const body = openTransfer(services.sealing, row)
        return { id, trackingId, draft, rev, owner, status, reference, body, savedAt }
      })
    },
  )
}
