import type { FastifyInstance } from 'fastify'
import { remoteAddressOf } from '../auth/remoteAddressOf.ts'
import { makeNetworkLimit } from '../limits/makeNetworkLimit.ts'
import type { RateLimit } from '../limits/makeRateLimit.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'

/**
 * Limits each remote network to the `x-rate-limit` of an operation, in this process; several processes multiply
 * it.
 * @throws Problem 429 `rate-limit`
 */
export function limitRates(server: FastifyInstance, services: Pick<Services, 'controls' | 'now'>): void {
  const limits = new Map<string, RateLimit>()
  server.addHook('onRequest', async (request) => {
    const { rateLimit, url } = request.routeOptions.config
    const address = remoteAddressOf(request, services)
    if (!rateLimit || address === null) return
    // One address may have several methods, each with its own rate.
    const name = `${request.method} ${url}`
    const limit = limits.get(name) ?? makeNetworkLimit(rateLimit)
    limits.set(name, limit)
    const wait = limit(address, services.now())
    if (wait > 0) throw new Problem(429, [{ field: '', code: 'rate-limit' }], wait)
  })
}
