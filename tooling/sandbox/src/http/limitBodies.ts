import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../auth/networkOf.ts'
import { unavailable } from '../problem/Problem.ts'
import type { BodyAccount, BodyBudget } from './bodyBudget.ts'
import { OFFSET_STREAM } from './offsetStream.ts'

/** A body's part of the budget, taken until both its connection and its operation have finished with it. */
interface Held {
  holders: number
  release: () => void
}

const ofRequests = new WeakMap<FastifyRequest, Held>()

/**
 * Limits the memory of all bodies together by what has arrived of them, not by what they announce. One for which there is no
 * room is answered 503 and read no further. A piece of an upload does not count, since it is stored as it arrives.
 */
export function limitBodies(server: FastifyInstance, budget: BodyBudget): void {
  server.addHook('preParsing', async (request, reply) => {
    if (!hasBody(request)) return
    if (reply.raw.closed || request.raw.socket.destroyed) throw unavailable('gone')
    const account = budget.accountOf(networkOf(request.ip))
    const held = {
      holders: 1,
      release: () => {
        held.holders--
        if (held.holders === 0) account.release()
      },
    }
    ofRequests.set(request, held)
    reply.raw.once('close', held.release)
    return countedBody(request.raw, account)
  })
}

/** Runs an operation; the body of its request counts until it ends, even if the client has hung up. */
export async function holdingBody<T>(request: FastifyRequest, run: () => Promise<T>): Promise<T> {
  const held = ofRequests.get(request)
  if (held) held.holders++
  try {
    return await run()
  } finally {
    held?.release()
  }
}

function hasBody({ headers, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.mediaTypes?.includes(OFFSET_STREAM)) return false
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Passes a body on while there is room for it, from when it is read. The rest of a refused one is thrown away; Fastify ends its
 * connection, as after every body that could not be read.
 */
function countedBody(body: IncomingMessage, account: BodyAccount): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    for await (const part of body.iterator({ destroyOnReturn: false })) {
      if (!account.take(part.length)) {
        body.resume()
        throw unavailable('busy')
      }
      yield part
    }
  }
  const counted = Readable.from(parts(), { objectMode: false })
  // The parser stops listening once it has answered; an error that follows, such as a lost connection, is no news.
  return counted.on('error', () => {})
}
