import type { FastifyInstance } from 'fastify'
import type { VerifyToken } from '../auth/authenticate.ts'
import { operationOf } from '../operations/operationOf.ts'
import type { Services } from '../operations/Services.ts'
import { documentRoutes } from './documentRoutes.ts'
import { makeToRoute } from './makeToRoute.ts'
import { readFiles } from './readFiles.ts'
import { readJsonOnly } from './readJson.ts'

const REPORTS = '/csp-report'
const FILES = /\/files\/\{n\}$/

/** Serves every operation of the contract, validated against it, but for those of a protocol with a server of its own. */
export async function serveDocument(
  server: FastifyInstance,
  services: Services,
  verify: VerifyToken,
): Promise<void> {
  const toRoute = makeToRoute(verify)
  const routes = (await documentRoutes()).filter(({ protocol }) => protocol === null)
  const serve = (scope: FastifyInstance, filter: (path: string) => boolean) => {
    for (const route of routes.filter(({ path }) => filter(path))) {
      const operation = operationOf(route.id)
      scope.route(toRoute(route, async (request, reply) => operation(services, request, reply)))
    }
  }
  serve(server, (path) => path !== REPORTS && !FILES.test(path))
  await server.register(async (files) => {
    readFiles(files)
    serve(files, (path) => FILES.test(path))
  })
  await server.register(async (reports) => {
    readJsonOnly(reports, ['application/csp-report', 'application/reports+json'])
    serve(reports, (path) => path === REPORTS)
  })
}
