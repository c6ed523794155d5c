import type { FastifyInstance } from 'fastify'
import type { Clock } from '../faults/makeClock.ts'

/** On every answer, errors and those that never reach a route included. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'cross-origin',
}

/** A page of the sandbox's own replaces the policy by a stricter fit. */
export function setHeaders(server: FastifyInstance, clock: Clock): void {
  server.addHook('onRequest', async (_request, reply) => {
    reply.headers(SECURITY_HEADERS)
    // Clients judge their own clock by it, so it moves with the time that tests set.
    if (clock.offsetMs() !== 0) reply.header('date', clock.now().toUTCString())
  })
}
