import type { FastifyInstance, FastifyRequest } from 'fastify'
import { unavailable } from '../problem/Problem.ts'
import { OFFSET_STREAM } from './offsetStream.ts'

/** What a body holds of the budget, until its connection and its operation are both through with it. */
interface Held {
  holders: number
  release: () => void
}

const ofRequests = new WeakMap<FastifyRequest, Held>()

/**
 * Bodies have so many bytes of memory together, by what they say that they bring; beyond it, 503 before they are read. A
 * piece of an upload is stored as it comes.
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

/** Runs an operation; the body of its request counts until it ends, also when the client has hung up. */
export async function holdingBody<T>(request: FastifyRequest, run: () => Promise<T>): Promise<T> {
  const held = ofRequests.get(request)
  if (held) held.holders++
  try {
    return await run()
  } finally {
    held?.release()
  }
}

/** One that does not say how long it is may be as long as its operation allows. */
function bytesOf({ headers, routeOptions }: FastifyRequest): number {
  if (routeOptions.config.mediaTypes?.includes(OFFSET_STREAM)) return 0
  const most = routeOptions.bodyLimit ?? 0
  if (headers['transfer-encoding'] !== undefined) return most
  return Math.min(Number(headers['content-length'] ?? 0), most)
}
