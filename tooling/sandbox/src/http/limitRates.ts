import type { FastifyInstance } from 'fastify'
import { remoteAddressOf } from '../auth/remoteAddressOf.ts'
import type { MakeLimiter } from '../limits/makeLimiters.ts'
import { makeNetworkLimit, type NetworkLimit } from '../limits/makeNetworkLimit.ts'
import { Problem } from '../problem/Problem.ts'
import type { Services } from '../services/Services.ts'

/**
 * Limits each remote network to the `x-rate-limit` of an operation.
 * @throws Problem 429 `rate-limit`
 */
export function limitRates(
  server: FastifyInstance,
  services: Pick<Services, 'controls'>,
  makeLimiter: MakeLimiter,
): void {
  const limits = new Map<string, NetworkLimit>()
  server.addHook('onRequest', async (request) => {
    const { rateLimit, url } = request.routeOptions.config
    const address = remoteAddressOf(request, services)
    if (!rateLimit || address === null) return
    // One address may have several methods, each with its own rate.
    const name = `${request.method} ${url}`
    const limit = limits.get(name) ?? makeNetworkLimit(makeLimiter, name, rateLimit)
    limits.set(name, limit)
    const wait = await limit(address)
    if (wait > 0) throw new Problem(429, [{ field: '', code: 'rate-limit' }], wait)
  })
}
