import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { closed } from '../../document/closed.ts'
import { sendPage } from '../../html/sendPage.ts'
import { Problem } from '../../problem/Problem.ts'
import type { Services } from '../../services/Services.ts'
import { identityChecksPage } from './identityChecksPage.ts'
import { type CheckFinding, listReferredChecks, resolveReferredCheck } from './resolveReferredCheck.ts'

const checkFinding = closed(
  { id: { type: 'string', format: 'uuid' }, finding: { enum: ['verified', 'again'] } },
  ['id', 'finding'],
)

const FORM = 'application/x-www-form-urlencoded'

/** Serves the controls for the broker's staff, who decide the identity checks that the service referred. */
export function serveIdentityCheckControls(controls: FastifyInstance, services: Services): void {
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    const checks = await listReferredChecks(services)
    reply.header('vary', 'origin, accept')
    return request.headers.accept?.includes('application/json')
      ? checks
      : sendPage(reply, identityChecksPage(checks))
  }
  controls.get('/identity-checks', show)
  controls.register(async (scope) => {
    // The page's buttons post a form without fields.
    scope.addContentTypeParser(FORM, { parseAs: 'string' }, async () => ({}))
    scope.post<{ Params: { id: string; finding: CheckFinding } }>(
      '/identity-checks/:id/:finding',
      {
        schema: { params: checkFinding },
        config: { mediaTypes: [FORM, 'application/json'] },
      },
      async (request, reply) => {
        const { id, finding } = request.params
        if (!(await resolveReferredCheck(services, id, finding)))
          throw new Problem(404, [{ field: 'id', code: 'not-found' }])
        return show(request, reply)
      },
    )
  })
}
