import type { FastifyInstance, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { authenticate, type VerifyToken } from '../auth/authenticate.ts'
import { isNotOfferedYet, NOT_OFFERED_YET, operationOf } from '../operations/operationOf.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'
import {
  allowingSecret,
  mediaTypesOf,
  needingToken,
  type PathFilter,
  readDocument,
  withoutUnused,
} from './readDocument.ts'
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
  const operationResolver = makeResolver(services, verify)
  const serve = (scope: FastifyInstance, filter: PathFilter) =>
    scope.register(openapiGlue, {
      specification: withoutUnused(readDocument(filter), NOT_OFFERED_YET),
      operationResolver,
    })
  await serve(server, (path) => path !== REPORTS && !FILES.test(path))
  await server.register(async (files) => {
    readFiles(files)
    await serve(files, (path) => FILES.test(path))
  })
  await server.register(async (reports) => {
    readJsonOnly(reports, ['application/csp-report', 'application/reports+json'])
    await serve(reports, (path) => path === REPORTS)
  })
}

function makeResolver(services: Services, verify: VerifyToken) {
  const document = readDocument()
  const needsToken = needingToken(document)
  const allowsSecret = allowingSecret(document)
  const mediaTypes = mediaTypesOf(document)
  return (id: string, method: string, path: string): RouteOptions => {
    const operation = operationOf(id)
    return {
      method,
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
