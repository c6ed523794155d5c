import type { FastifyInstance, RouteOptions } from 'fastify'
import openapiGlue from 'fastify-openapi-glue'
import { NOT_OFFERED_YET, operationOf } from '../operations/operationOf.ts'
import type { Services } from '../Services.ts'
import { authenticate, type VerifyToken } from './authenticate.ts'
import { Problem } from './Problem.ts'
import { needingToken, readDocument, withoutUnused } from './readDocument.ts'

/** Serves every operation of the contract, validated against it. */
export async function serveDocument(
  server: FastifyInstance,
  services: Services,
  verify: VerifyToken,
): Promise<void> {
  const needsToken = needingToken(readDocument())
  server.addHook('onRoute', refuseUnknownKeys)
  await server.register(openapiGlue, {
    specification: withoutUnused(readDocument(), NOT_OFFERED_YET),
    operationResolver: (id: string, method: string, path: string): RouteOptions => {
      const operation = operationOf(id)
      return {
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        onRequest: async (request) => authenticate(request, verify, needsToken.has(id)),
        preValidation: async ({ routeOptions, body }) => {
          if (routeOptions.schema?.body && body === undefined)
            throw new Problem(400, [{ field: '', code: 'required' }])
        },
        handler: async (request, reply) => operation(services, request, reply),
      }
    },
  })
}

function refuseUnknownKeys(route: RouteOptions): void {
  const { schema } = route
  if (!schema || !('operationId' in schema)) return
  const query = schema.querystring as object | undefined
  schema.querystring = { type: 'object', properties: {}, ...query, additionalProperties: false }
}
