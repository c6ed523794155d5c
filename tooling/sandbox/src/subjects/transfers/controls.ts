import { desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { closed } from '../../document/closed.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { MOST_SAVED, savedQuery } from '../../services/savedQuery.ts'
import { transfers } from '../submissions/transferTables.ts'
import { advanceTransfers, setTransferStage } from './advanceTransfers.ts'
import type { Stage } from './stages.ts'
import { openTransfer } from './transferRows.ts'

/** Without a policy, all due policies move. */
interface TransferStageBody {
  policyId?: string
  stage?: Stage
}

const transferStage = closed({
  policyId: { type: 'string', format: 'uuid' },
  stage: { enum: ['sent', 'with-insurer', 'needs-you', 'transferred'] satisfies Stage[] },
})

/** Serves a control that moves transfers as an insurer would, and the saved ones, unsealed, latest first. */
export function serveTransferControls(controls: FastifyInstance, services: Services): void {
  controls.post<{ Body: TransferStageBody }>(
    '/transfers',
    { schema: { body: transferStage } },
    async ({ body: { policyId, stage } }) => {
      if (policyId === undefined || stage === undefined) await advanceTransfers(services)
      else if (!(await setTransferStage(services, policyId, stage)))
        throw new Problem(404, [{ field: 'policyId', code: 'not-found' }])
      return { successful: true }
    },
  )
  controls.get<{ Querystring: { clientId?: string } }>(
    '/saved/transfers',
    { schema: { querystring: savedQuery } },
    async (request) => {
      const { clientId } = request.query
      const rows = await services.database.queries
        .select()
        .from(transfers)
        .where(clientId === undefined ? undefined : eq(transfers.clientId, clientId))
        .orderBy(desc(transfers.rev), desc(transfers.savedAt))
        .limit(MOST_SAVED)
      return rows.map((row) => {
        const { id, trackingId, draft, rev, owner, status, reference, savedAt } = row
        const body = openTransfer(services.sealing, row)
        return { id, trackingId, draft, rev, owner, status, reference, body, savedAt }
      })
    },
  )
}
