import type { FastifyInstance } from 'fastify'
import { advanceClaims, moveClaim } from '../operations/claims/advanceClaims.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'
import { type ClaimMoveBody, controlSchemas } from './controlSchemas.ts'

/** Serves the control that moves one claim as an insurer would, or without an id every claim that is due. */
export function serveClaims(controls: FastifyInstance, services: Services): void {
  controls.post<{ Body: ClaimMoveBody }>(
    '/claims',
    { schema: { body: controlSchemas.claimMove } },
    async ({ body: { claimId, ...move } }) => {
      if (claimId === undefined) await advanceClaims(services)
      else if (!(await moveClaim(services, claimId, move)))
        throw new Problem(404, [{ field: 'claimId', code: 'not-found' }])
      return { successful: true }
    },
  )
}
