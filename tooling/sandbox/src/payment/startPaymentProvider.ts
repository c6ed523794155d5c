import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import type { AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { isLocal } from '../auth/isLocal.ts'
import { makeClock } from '../faults/makeClock.ts'
import { answerErrors } from '../http/answerErrors.ts'
import { answerParserErrors } from '../http/answerParserErrors.ts'
import { connectionOptions, LIMITS, limitConnections } from '../http/connections.ts'
import { guardRoutes } from '../http/guardRoutes.ts'
import { setHeaders } from '../http/headers.ts'
import { limitRates } from '../http/limitRates.ts'
import { readJsonOnly } from '../http/readJson.ts'
import { refuseAmbiguousHeaders } from '../http/refuseAmbiguousHeaders.ts'
import { refuseUndeclaredTypes } from '../http/refuseUndeclaredTypes.ts'
import { sendProblem } from '../http/sendProblem.ts'
import { shedLoad } from '../http/shedLoad.ts'
import { toProblemOrFailure } from '../http/toProblem.ts'
import { validatorCompiler } from '../http/validators.ts'
import { makeLimiters } from '../limits/makeLimiters.ts'
import { Problem } from '../problem/Problem.ts'
import { cardFaults, LONGEST_NUMBER, summaryOf, type TypedCard } from './card/cardRules.ts'
import { cardPage } from './cardPage.ts'

const TOKEN_BYTES = 24
const SCRIPTS = ['cardRules', 'copy', 'page']
const source = (name: string) => readFileSync(new URL(`./card/${name}`, import.meta.url), 'utf8')

/** The address of the stand-in for a payment provider, and the sites that may frame it. */
export interface PaymentProviderOptions {
  /** 0 is any free port. */
  port: number
  host: string
  /** The brands whose local sites may frame the page. */
  names: readonly string[]
  now: () => Date
}

export interface PaymentProvider {
  /** The address of the page that takes a card. */
  url: string
  close: () => Promise<void>
}

/**
 * Starts a stand-in for a payment provider: a page on a separate origin that takes a card and returns a token. For
 * this machine only. It logs nothing and stores no card details; its tokens charge no one.
 */
export async function startPaymentProvider(options: PaymentProviderOptions): Promise<PaymentProvider> {
  const { host, port, now } = options
  const server = guardedServer(now)
  servePage(server, options.names)
  serveTokens(server, now)
  await server.listen({ host, port })
  const bound = (server.server.address() as AddressInfo).port
  return { url: `http://localhost:${bound}/card`, close: () => server.close() }
}

/** Creates a server with the same hooks for requests as the reference backend. */
function guardedServer(now: () => Date): FastifyInstance {
  const server = Fastify({
    logger: false,
    genReqId: () => randomUUID(),
    ...connectionOptions(LIMITS),
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => sendProblem(request, reply, toProblemOrFailure(error)),
    clientErrorHandler: answerParserErrors,
  })
  server.setValidatorCompiler(validatorCompiler)
  guardRoutes(server)
  limitConnections(server.server, LIMITS, () => true)
  setHeaders(server, makeClock(now))
  refuseAmbiguousHeaders(server)
  server.addHook('onRequest', async (request) => {
    if (!isLocal(request)) throw new Problem(403, [{ field: '', code: 'local-only' }])
  })
  refuseUndeclaredTypes(server)
  limitRates(server, { controls: false }, makeLimiters(null))
  shedLoad(server, LIMITS, { controls: true, now })
  readJsonOnly(server)
  answerErrors(server)
  return server
}

/** Returns the origin of an address if it is a brand's local one; null for any other. */
function localSite(address: string | undefined, names: readonly string[]): string | null {
  const url = URL.parse(address ?? '')
  const hosts = ['localhost', ...names.map((name) => `${name}.localhost`)]
  return url?.protocol === 'http:' && hosts.includes(url.hostname) ? url.origin : null
}

/** Returns the page's policy: only the requesting site may frame it, and it loads only from this server. */
const policyFor = (site: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    `frame-ancestors ${site}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')

function servePage(server: FastifyInstance, names: readonly string[]): void {
  server.get('/card', (request, reply) => {
    const site = localSite(request.headers.referer, names)
    if (site === null) throw new Problem(403, [{ field: '', code: 'site' }])
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(site))
      .header('permissions-policy', 'camera=(), geolocation=(), microphone=()')
      .send(cardPage(site))
  })
  for (const name of SCRIPTS) {
    const script = stripTypeScriptTypes(source(`${name}.ts`))
    server.get(`/card/${name}.ts`, (_request, reply) =>
      reply.type('text/javascript; charset=utf-8').send(script),
    )
  }
  const stylesheet = source('page.css')
  server.get('/card/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
}

/** Only bounds: `cardFaults` returns the errors of a card. */
const CARD_SCHEMA = {
  type: 'object',
  required: ['number', 'expiry', 'code', 'name'],
  additionalProperties: false,
  properties: {
    number: { type: 'string', maxLength: LONGEST_NUMBER },
    expiry: { type: 'string', maxLength: 10 },
    code: { type: 'string', maxLength: 4 },
    name: { type: 'string', maxLength: 64 },
  },
}

function serveTokens(server: FastifyInstance, now: () => Date): void {
  const schema = { body: CARD_SCHEMA, 'x-rate-limit': { requests: 60, seconds: 60 } }
  server.post<{ Body: TypedCard }>('/tokens', { schema }, async ({ body }) => {
    const faults = cardFaults(body, now().toISOString())
    if (faults.length > 0) throw new Problem(422, [...faults])
    return { token: `tok_${randomBytes(TOKEN_BYTES).toString('base64url')}`, ...summaryOf(body) }
  })
}
