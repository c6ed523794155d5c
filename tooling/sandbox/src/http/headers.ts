import type { FastifyInstance } from 'fastify'
import type { Clock } from '../faults/makeClock.ts'

/** Headers of every answer, including errors and answers without a route. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Sets the headers of every answer. The sandbox's own pages replace the policy by their own. */
export function setHeaders(server: FastifyInstance, clock: Clock): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
    // Clients compare their own clock with it, so it moves with the time that tests set.
    if (clock.offsetMs() !== 0) reply.header('date', clock.now().toUTCString())
  })
}
