import { randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { Server as TusServer } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { authenticate, callerOf, type VerifyToken } from '../auth/authenticate.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'
import { UploadStore } from '../uploads/UploadStore.ts'
import { uploadLocks } from '../uploads/uploadLocks.ts'
import { FILE_BYTES } from './readFiles.ts'

const PATH = '/api/v1/uploads'
const OFFSET_STREAM = 'application/offset+octet-stream'
/** How long a request that another one waits for may go on. */
const DRAIN_MS = 1_000
const CODES: Readonly<Record<number, string>> = {
  404: 'not-found',
  409: 'offset',
  410: 'expired',
  412: 'tus-version',
  413: 'too-large',
}

/** Files in pieces, by the tus protocol. Fastify sends the answers, so that hooks, headers and the log apply here too. */
export async function serveUploads(
  server: FastifyInstance,
  services: Services,
  verify: VerifyToken,
): Promise<void> {
  const shared = { services, locker: uploadLocks(), writing: new Map<string, Promise<unknown>>() }
  await server.register(async (scope) => {
    // Bytes go where the protocol's server wants them, a piece at a time.
    scope.addContentTypeParser(OFFSET_STREAM, (_request, _payload, done) => done(null))
    const route = (method: RouteOptions['method'], url: string, requests: number) =>
      scope.route({
        method,
        url,
        bodyLimit: FILE_BYTES,
        config: {
          rateLimit: { requests, seconds: 3600 },
          mediaTypes: method === 'PATCH' ? [OFFSET_STREAM] : [],
        },
        onRequest: (request) => authenticate(request, verify, { isRequired: true }),
        handler: (request, reply) => answer(request, reply, shared),
      })
    route('POST', PATH, 240)
    route('HEAD', `${PATH}/:id`, 3600)
    route('PATCH', `${PATH}/:id`, 7200)
    route('DELETE', `${PATH}/:id`, 240)
  })
}

interface UploadServices {
  services: Services
  locker: ReturnType<typeof uploadLocks>
  writing: Map<string, Promise<unknown>>
}

/** A server for each request: its store is the caller's own, so no upload of anybody else's is ever found. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  { services, locker, writing }: UploadServices,
): Promise<FastifyReply> {
  const store = new UploadStore(services, callerOf(request).subject, writing)
  let failure: unknown = null
  const tus = new TusServer({
    path: PATH,
    datastore: store,
    locker,
    maxSize: FILE_BYTES,
    lockDrainTimeout: DRAIN_MS,
    relativeLocation: true,
    // The headers for other origins are set where they are for every answer.
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
  const body = request.method === 'PATCH' ? bodyOf(request) : null
  const { status, headers } = await tus.handleWeb(webRequest(request, body?.stream ?? null))
  body?.skipRest()
  if (status >= 400) throw toError(failure, status)
  for (const [name, value] of headers)
    if (!name.startsWith('access-control-') && name !== 'content-length') reply.header(name, value)
  if (store.expiresAt) reply.header('upload-expires', store.expiresAt.toUTCString())
  return reply.code(status).send()
}

/** The bytes of a request. What was refused is read to its end, or the next request of the connection would wait behind it. */
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

function webRequest({ method, headers, url }: FastifyRequest, body: Readable | null): Request {
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return new Request(new URL(url, 'http://uploads.invalid'), {
    method,
    headers: given,
    ...(body && { body: Readable.toWeb(body) as ReadableStream, duplex: 'half' as const }),
  })
}

/** A problem or a failure of ours as it was thrown; what the protocol's server refuses by its status. */
function toError(failure: unknown, status: number): Error {
  if (failure instanceof Error && !('status_code' in failure)) return failure
  return new Problem(status, [{ field: '', code: CODES[status] ?? 'malformed' }])
}
