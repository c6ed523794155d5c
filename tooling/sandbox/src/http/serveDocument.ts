import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authentication } from '../auth/authenticate.ts'
import { FILE_TYPES } from '../files/fileTypes.ts'
import { beforeBodyOf } from '../operations/beforeBody.ts'
import { operationOf } from '../operations/operationOf.ts'
import type { Services } from '../services/Services.ts'
import { countFileBytes, storingCounted } from './countFileBytes.ts'
import { documentRoutes } from './documentRoutes.ts'
import { limitWrites } from './limitWrites.ts'
import { makeToRoute } from './makeToRoute.ts'
import { readFiles } from './readFiles.ts'
import { readJsonOnly } from './readJson.ts'

const REPORTS = '/csp-report'
const FILES = /\/files\/\{n\}$/

/** Checks by its declared types for an operation whose body is a file. */
const takesFile = ({ routeOptions }: FastifyRequest): boolean =>
  FILE_TYPES.some((type) => routeOptions.config.mediaTypes?.includes(type))

/** @throws Error of validation, or a Problem that the operation would throw after reading the body */
async function refuseBeforeBody(
  services: Services,
  id: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refuse = beforeBodyOf(id)
  if (!refuse) return
  const { params, query, headers } = request
  const parts = [
    ['params', params],
    ['querystring', query],
    ['headers', headers],
  ] as const
  for (const [part, value] of parts) {
    const isValid = request.getValidationFunction(part)
    if (isValid && !isValid(value))
      throw Object.assign(new Error(`The ${part} are not valid`), {
        code: 'FST_ERR_VALIDATION',
        validation: isValid.errors,
        validationContext: part,
      })
  }
  await refuse(services, request, reply)
}

/** Serves the contract's operations, validated against it, except those of a protocol with its own server. */
export async function serveDocument(
  server: FastifyInstance,
  services: Services,
  authentication: Authentication,
): Promise<void> {
  const toRoute = makeToRoute({ authentication, sites: services.sites })
  const runLimited = limitWrites()
  const routes = (await documentRoutes()).filter(({ protocol }) => protocol === null)
  const serve = (scope: FastifyInstance, filter: (path: string) => boolean) => {
    for (const route of routes.filter(({ path }) => filter(path))) {
      const operation = operationOf(route.id)
      const options = toRoute(route, async (request, reply) =>
        storingCounted(request, () => runLimited(request, () => operation(services, request, reply))),
      )
      scope.route({
        ...options,
        preParsing: async (request, reply) => {
          await refuseBeforeBody(services, route.id, request, reply)
          if (takesFile(request)) await countFileBytes(services, request, reply)
        },
      })
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
