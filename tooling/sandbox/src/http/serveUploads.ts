import { randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { ERRORS, Server as TusServer } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Authentication } from '../auth/authenticate.ts'
import { Problem, unavailable } from '../problem/Problem.ts'
import type { Services } from '../services/Services.ts'
import { findHome } from '../uploads/findHome.ts'
import { UploadStore } from '../uploads/UploadStore.ts'
import { uploadLocks } from '../uploads/uploadLocks.ts'
import { beginCounted } from './countFileBytes.ts'
import { type DocumentRoute, documentRoutes } from './documentRoutes.ts'
import { makeToRoute } from './makeToRoute.ts'
import { OFFSET_STREAM } from './offsetStream.ts'
import { FILE_BYTES } from './readFiles.ts'

const PATH = '/api/v1/uploads'
/** The time that a request may continue while another one waits for its lock. */
const DRAIN_MS = 1_000
const VERSION = '1.0.0'
const ABILITIES = {
  'tus-version': VERSION,
  'tus-extension': 'creation,termination,expiration',
  'tus-max-size': String(FILE_BYTES),
}
/** Extensions that are not served. Ignoring them would create another upload than the client meant. */
const UNSUPPORTED = ['upload-concat', 'upload-defer-length']
const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  409: 'offset',
  410: 'expired',
  413: 'too-large',
}

/** Serves uploads by the tus protocol. Fastify sends the answers, so hooks, headers and the log apply here too. */
export async function serveUploads(
  server: FastifyInstance,
  services: Services,
  authentication: Authentication,
): Promise<void> {
  const shared = { services, locker: uploadLocks(), writing: new Map<string, Promise<unknown>>() }
  const toRoute = makeToRoute({ authentication, sites: services.sites })
  const routes = (await documentRoutes()).filter(({ protocol }) => protocol === 'tus')
  await server.register(async (scope) => {
    // The stream goes to the tus server, which stores it piece by piece.
    scope.addContentTypeParser(OFFSET_STREAM, (_request, stream, done) => done(null, stream))
    scope.addHook('onSend', async (request, reply) => {
      reply.header('tus-resumable', VERSION)
      if (request.method === 'OPTIONS') reply.headers(ABILITIES)
      if (reply.statusCode === 412) reply.header('tus-version', VERSION)
    })
    scope.addHook('preParsing', async (request) => refuseOtherProtocols(request))
    for (const route of routes)
      scope.route(
        toRoute(route, (request, reply) =>
          request.method === 'OPTIONS'
            ? Promise.resolve(reply.code(204).send())
            : answer(request, reply, { ...shared, headers: headersOf(route) }),
        ),
      )
  })
}

/** @throws Problem 412 for a wrong or missing protocol version, 415 without a type, 400 for other extensions */
function refuseOtherProtocols({ method, headers }: FastifyRequest): void {
  if (method === 'OPTIONS') return
  if (headers['tus-resumable'] !== VERSION)
    throw new Problem(412, [{ field: 'tus-resumable', code: 'tus-version' }])
  if (method === 'PATCH' && headers['content-type'] === undefined)
    throw new Problem(415, [{ field: '', code: 'media-type' }])
  const [field] = UNSUPPORTED.filter((name) => headers[name] !== undefined)
  if (field) throw new Problem(400, [{ field, code: 'unsupported' }])
}

/** Lists the headers that the library gets. It would interpret others too, such as a proxy's. */
const headersOf = ({ schema }: DocumentRoute): string[] => {
  const { properties = {} } = (schema.headers ?? {}) as { properties?: object }
  return [...Object.keys(properties).map((name) => name.toLowerCase()), 'content-length']
}

interface UploadServices {
  headers: readonly string[]
  services: Services
  locker: ReturnType<typeof uploadLocks>
  writing: Map<string, Promise<unknown>>
}

/** Creates a server for each request, with a store of the caller's uploads only. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { headers: names, services, locker, writing }: UploadServices,
): Promise<FastifyReply> {
  const onlyNew = request.headers['if-none-match'] === '*'
  const store = new UploadStore(services, findHome(services, request), { writing, onlyNew })
  let failure: unknown = null
  const tus = new TusServer({
    path: PATH,
    datastore: store,
    locker,
    maxSize: FILE_BYTES,
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    // `allowOrigins` sets the headers for other origins on every answer.
    allowedOrigins: () => false,
    namingFunction: () => randomUUID(),
    onUploadFinish: async (_request, { id }) => {
      await store.finish(id)
      return {}
    },
    onResponseError: (_request, error) => {
      failure = error
      return undefined
    },
  })
  const handle = async () => {
    const body = request.method === 'PATCH' ? bodyOf(request) : null
    const answered = await tus.handleWeb(webRequest(request, names, body?.stream ?? null))
    body?.skipRest()
    if (answered.status >= 400) throw toError(failure, answered.status)
    return answered
  }
  const begins = request.method === 'POST'
  const { status, headers } = await (begins ? beginCounted(services, request, handle) : handle())
  for (const [name, value] of headers)
    if (!name.startsWith('access-control-') && name !== 'content-length') reply.header(name, value)
  if (store.expiresAt) reply.header('upload-expires', store.expiresAt.toUTCString())
  return reply.code(status).send()
}

/** Reads a request's bytes. A refused body is read to its end, as it would block the connection's next request. */
function bodyOf({ raw }: FastifyRequest) {
  const stream = raw.pipe(new PassThrough())
  const cut = () => {
    if (!raw.complete) stream.destroy(new Error('The connection was lost'))
  }
  raw.once('close', cut).once('error', cut)
  return {
    stream,
    skipRest: () => {
      raw.unpipe(stream)
      raw.resume()
    },
  }
}

function webRequest(
  { method, headers, url }: FastifyRequest,
  names: readonly string[],
  body: Readable | null,
): Request {
  const given = names.flatMap((name): [string, string][] =>
    headers[name] === undefined ? [] : [[name, String(headers[name])]],
  )
  return new Request(new URL(url, 'http://uploads.invalid'), {
    method,
    headers: [...given, ...(body ? [['content-type', OFFSET_STREAM] as [string, string]] : [])],
    ...(body && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' as const }),
  })
}

/** Returns a problem or a backend failure as thrown; errors of the tus server become a problem by their status. */
function toError(failure: unknown, status: number): Error {
  if (failure instanceof Error && !('status_code' in failure)) return failure
  if (failure === ERRORS.ERR_LOCK_TIMEOUT) return unavailable()
  return new Problem(status, [{ field: '', code: CODES[status] ?? 'malformed' }])
}
