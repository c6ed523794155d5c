import { CLAIM_DOCUMENTS, CLAIM_OUTCOMES, CLAIM_STAGES } from '@coverkit/core/claims'
import type { FastifyInstance } from 'fastify'
import { closed } from '../../document/closed.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { advanceClaims, type ClaimMove, moveClaim } from './advanceClaims.ts'

/** Without a claim, all due claims move. */
type ClaimMoveBody = ClaimMove & { claimId?: string }

const claimMove = closed({
  claimId: { type: 'string', format: 'uuid' },
  stage: { enum: CLAIM_STAGES.filter((stage) => stage !== 'lodged') },
  outcome: { enum: CLAIM_OUTCOMES },
  requested: { type: 'array', maxItems: 20, uniqueItems: true, items: { enum: CLAIM_DOCUMENTS } },
})

/** Serves the control that moves one claim as an insurer would, or without an id every claim that is due. */
export function serveClaimControls(controls: FastifyInstance, services: Services): void {
  controls.post<{ Body: ClaimMoveBody }>(
    '/claims',
    { schema: { body: claimMove } },
    async ({ body: { claimId, ...move } }) => {
      if (claimId === undefined) await advanceClaims(services)
      else if (!(await moveClaim(services, claimId, move)))
        throw new Problem(404, [{ field: 'claimId', code: 'not-found' }])
      return { successful: true }
    },
  )
}
