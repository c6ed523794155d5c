import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { VerifyToken } from '../auth/authenticate.ts'
import { serveControls } from '../controls/serveControls.ts'
import type { Services } from '../operations/Services.ts'
import { allowOrigins } from './allowOrigins.ts'
import { answerErrors } from './answerErrors.ts'
import { answerParserErrors } from './answerParserErrors.ts'
import { connectionOptions, type HttpLimits, LIMITS, limitConnections } from './connections.ts'
import { guardRoutes } from './guardRoutes.ts'
import { setHeaders } from './headers.ts'
import { limitBodies } from './limitBodies.ts'
import { limitRates } from './limitRates.ts'
import { type LogTo, loggerOptions, logRequests } from './logging.ts'
import { readJsonOnly } from './readJson.ts'
import { refuseAmbiguousHeaders } from './refuseAmbiguousHeaders.ts'
import { refuseUndeclaredTypes } from './refuseUndeclaredTypes.ts'
import { sendProblem } from './sendProblem.ts'
import { serveDocument } from './serveDocument.ts'
import { serveIdentity } from './serveIdentity.ts'
import { servePages } from './servePages.ts'
import { servePostAliases } from './servePostAliases.ts'
import { serveUploads } from './serveUploads.ts'
import { sharedAddressFilter } from './sharedAddressFilter.ts'
import { shedLoad } from './shedLoad.ts'
import { toProblemOrFailure } from './toProblem.ts'
import { validatorCompiler } from './validators.ts'

export interface ServerOptions {
  allowedOrigins: string[] | null
  addedOrigins?: string[]
  log: LogTo
  verifyToken: VerifyToken
  /** Proxies' addresses and networks whose `X-Forwarded-For` is trusted. */
  trustedProxies: string[]
  /** Tests pass other limits than production's. */
  limits?: Partial<HttpLimits>
}

export async function buildServer(services: Services, options: ServerOptions): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...options.limits }
  const server = Fastify({
    logger: loggerOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? options.trustedProxies : false,
    genReqId: () => randomUUID(),
    ...connectionOptions(limits),
    forceCloseConnections: 'idle',
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, toProblemOrFailure(error)),
    clientErrorHandler: answerParserErrors,
  })
  server.setValidatorCompiler(validatorCompiler)
  guardRoutes(server)
  limitConnections(server.server, limits, sharedAddressFilter(options.trustedProxies))
  setHeaders(server, services.clock)
  logRequests(server)
  refuseAmbiguousHeaders(server)
  allowOrigins(server, {
    allowed: options.allowedOrigins,
    added: options.addedOrigins ?? [],
    names: [...services.sites.keys()],
  })
  refuseUndeclaredTypes(server)
  limitRates(server, services)
  limitBodies(server, limits.bodyBytes)
  shedLoad(server, limits.requestsAtOnce, services.now)
  readJsonOnly(server)
  answerErrors(server)
  await serveDocument(server, services, options.verifyToken)
  await serveUploads(server, services, options.verifyToken)
  servePostAliases(server, services, options.verifyToken)
  await serveIdentity(server, services)
  servePages(server, services)
  if (services.controls) await serveControls(server, services)
  return server
}
