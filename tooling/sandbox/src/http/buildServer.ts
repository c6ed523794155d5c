import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Caller, VerifyToken } from '../auth/authenticate.ts'
import { serveControls } from '../controls/serveControls.ts'
import { sessionGoesOn } from '../identity/sessionGoesOn.ts'
import { makeLimiters } from '../limits/makeLimiters.ts'
import type { Services } from '../services/Services.ts'
import { allowOrigins } from './allowOrigins.ts'
import { answerErrors } from './answerErrors.ts'
import { answerParserErrors } from './answerParserErrors.ts'
import { makeBodyBudget } from './bodyBudget.ts'
import { connectionOptions, type HttpLimits, LIMITS, limitConnections } from './connections.ts'
import { guardRoutes } from './guardRoutes.ts'
import { setHeaders } from './headers.ts'
import { demandRate } from './leastRate.ts'
import { limitAnswers } from './limitAnswers.ts'
import { limitBodies } from './limitBodies.ts'
import { limitBodyBytes } from './limitBodyBytes.ts'
import { limitRates } from './limitRates.ts'
import { type LogTo, loggerOptions, logRequests } from './logging.ts'
import { readJsonOnly } from './readJson.ts'
import { refuseAmbiguousHeaders } from './refuseAmbiguousHeaders.ts'
import { refuseBadParameters } from './refuseBadParameters.ts'
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
import { warnOfProxies } from './warnOfProxies.ts'

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
  if (options.trustedProxies.length === 0) warnOfProxies(server)
  refuseAmbiguousHeaders(server)
  refuseBadParameters(server)
  allowOrigins(server, {
    allowed: options.allowedOrigins,
    added: options.addedOrigins ?? [],
    names: [...services.sites.keys()],
  })
  refuseUndeclaredTypes(server)
  const makeLimiter = makeLimiters(services.database.counting)
  limitRates(server, services, makeLimiter)
  limitBodyBytes(server, services, makeLimiter)
  const budget = makeBodyBudget(limits.bodies, services.now)
  limitBodies(server, budget)
  demandRate(server, limits.leastRate, limits.checkIntervalMs)
  const answers = limitAnswers(server, limits.answers, services.now)
  shedLoad(server, limits, services, [budget, answers])
  readJsonOnly(server)
  answerErrors(server)
  const authentication = {
    verify: options.verifyToken,
    goesOn: (caller: Caller) => sessionGoesOn(services, caller),
  }
  await serveDocument(server, services, authentication)
  await serveUploads(server, services, authentication)
  servePostAliases(server, services, authentication)
  await serveIdentity(server, services)
  servePages(server, services)
  if (services.controls) await serveControls(server, services)
  return server
}
