import type { FastifyInstance, RouteOptions } from 'fastify'
import { authenticate, type VerifyToken } from '../auth/authenticate.ts'
import { isNotOfferedYet, operationOf } from '../operations/operationOf.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'
import { type DocumentRoute, documentRoutes } from './documentRoutes.ts'
import { allowingSecret, mediaTypesOf, needingToken, readDocument } from './readDocument.ts'
import { readFiles } from './readFiles.ts'
import { readJsonOnly } from './readJson.ts'

const REPORTS = '/csp-report'
const FILES = /\/files\/\{n\}$/

/** Serves every operation of the contract, validated against it. */
export async function serveDocument(
  server: FastifyInstance,
  services: Services,
  verify: VerifyToken,
): Promise<void> {
  const toRoute = makeToRoute(services, verify)
  const routes = await documentRoutes()
  const serve = (scope: FastifyInstance, filter: (path: string) => boolean) => {
    for (const route of routes) if (filter(route.path)) scope.route(toRoute(route))
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

function makeToRoute(services: Services, verify: VerifyToken) {
  const document = readDocument()
  const needsToken = needingToken(document)
  const allowsSecret = allowingSecret(document)
  const mediaTypes = mediaTypesOf(document)
  return ({ id, method, path, schema }: DocumentRoute): RouteOptions => {
    const operation = operationOf(id)
    return {
      method,
      schema,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      config: { mediaTypes: mediaTypes.get(id) ?? [] },
      onRequest: async (request) => {
        await authenticate(request, verify, {
          isRequired: needsToken.has(id),
          allowsSecret: allowsSecret.has(id),
        })
        // Before its body is read.
        if (isNotOfferedYet(id)) throw new Problem(501, [{ field: '', code: 'not-implemented' }])
      },
      preValidation: async ({ routeOptions, body }) => {
        if (routeOptions.schema?.body && body === undefined)
          throw new Problem(400, [{ field: '', code: 'required' }])
      },
      handler: async (request, reply) => operation(services, request, reply),
    }
  }
}
