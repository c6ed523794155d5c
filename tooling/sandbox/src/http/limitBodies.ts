import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unavailable } from '../problem/Problem.ts'
import { OFFSET_STREAM } from './offsetStream.ts'

/** A body's share of the budget, taken until both its connection and its operation have finished with it. */
interface Held {
  holders: number
  release: () => void
}

const ofRequests = new WeakMap<FastifyRequest, Held>()

/**
 * Limits the memory of all bodies together, by their declared lengths; beyond it, answers 503 before reading them.
 * A piece of an upload does not count, since it is stored as it arrives.
 */
export function limitBodies(server: FastifyInstance, mostBytes: number): void {
  let taken = 0
  server.addHook('preParsing', async (request, reply) => {
    const bytes = bytesOf(request)
    if (bytes === 0) return
    if (reply.raw.closed || request.raw.socket.destroyed) throw unavailable('gone')
    if (taken + bytes > mostBytes) throw unavailable('busy')
    taken += bytes
    const held = {
      holders: 1,
      release: () => {
        held.holders--
        if (held.holders === 0) taken -= bytes
      },
    }
    ofRequests.set(request, held)
    reply.raw.once('close', held.release)
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

/** Returns a body's length. A body without a declared length counts as its operation's limit. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (routeOptions.config.mediaTypes?.includes(OFFSET_STREAM)) return 0
  const most = routeOptions.bodyLimit ?? 0
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length'] ?? 0), most)
}
