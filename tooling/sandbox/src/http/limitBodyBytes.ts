import type { FastifyInstance, FastifyRequest } from 'fastify'
import { remoteAddressOf } from '../auth/remoteAddressOf.ts'
import type { MakeLimiter } from '../limits/makeLimiters.ts'
import { makeNetworkLimit } from '../limits/makeNetworkLimit.ts'
import { Problem } from '../problem/Problem.ts'
import type { Services } from '../services/Services.ts'

const KB = 1024
/** The kilobytes of bodies that one network may send in a day, since saves stay for weeks. Files have limits of their own. */
export const MOST_BODY_KB = 1_000 * KB
const DAY_S = 86_400

/**
 * Limits the bytes of bodies by network and day, after they have arrived.
 * @throws Problem 429 `rate-limit`
 */
export function limitBodyBytes(
  server: FastifyInstance,
  services: Pick<Services, 'controls'>,
  makeLimiter: MakeLimiter,
): void {
  const limit = makeNetworkLimit(makeLimiter, 'bodies', { requests: MOST_BODY_KB, seconds: DAY_S })
  server.addHook('preValidation', async (request) => {
    const address = remoteAddressOf(request, services)
    const bytes = bytesOf(request)
    if (bytes === 0 || address === null) return
    const wait = await limit(address, Math.ceil(bytes / KB))
    if (wait > 0) throw new Problem(429, [{ field: '', code: 'rate-limit' }], wait)
  })
}

/** The bytes of a body that was read as JSON; 0 for files. */
function bytesOf({ body, headers }: FastifyRequest): number {
  if (body === undefined || body === null || Buffer.isBuffer(body)) return 0
  return Number(headers['content-length'] ?? Buffer.byteLength(JSON.stringify(body)))
}
