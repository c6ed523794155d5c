import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { serveControls } from '../faults/serveControls.ts'
import { serveIdentity } from '../identity/serveIdentity.ts'
import { servePages } from '../pages/servePages.ts'
import type { Services } from '../Services.ts'
import { allowOrigins } from './allowOrigins.ts'
import type { VerifyToken } from './authenticate.ts'
import { setHeaders } from './headers.ts'
import { describeError, type LogTo, loggerOptions, logRequests } from './logging.ts'
import { Problem } from './Problem.ts'
import { readJsonOnly } from './readJson.ts'
import { sendProblem } from './sendProblem.ts'
import { serveDocument } from './serveDocument.ts'
import { servePostTwins } from './servePostTwins.ts'
import { shedLoad } from './shedLoad.ts'
import { toProblem } from './toProblem.ts'
import { validatorCompiler } from './validators.ts'

const BODY_LIMIT = 256 * 1024
const REQUEST_TIMEOUT_MS = 15_000
const IDLE_TIMEOUT_MS = 10_000

export interface ServerOptions {
  allowedOrigins: string[] | null
  controls: boolean
  log: LogTo
  verifyToken: VerifyToken
}

export async function buildServer(services: Services, options: ServerOptions): Promise<FastifyInstance> {
  const server = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
  })
  server.setValidatorCompiler(validatorCompiler())
  setHeaders(server, services.clock)
  logRequests(server)
  allowOrigins(server, { allowed: options.allowedOrigins, names: [...services.sites.keys()] })
  shedLoad(server)
  readJsonOnly(server)
  answerErrors(server)
  await serveDocument(server, services, options.verifyToken)
  servePostTwins(server, services, options.verifyToken)
  await serveIdentity(server, services)
  servePages(server, services)
  if (options.controls) await serveControls(server, services)
  return server
}

function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblem(error)
    if (!problem) request.log.error({ failure: describeError(error) })
    return sendProblem(request, reply, problem ?? new Problem(500, [{ field: '', code: 'failed' }]))
  })
  server.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Problem(404, [{ field: '', code: 'not-found' }])),
  )
}
