import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { describeError } from '../problem/describeError.ts'

/** The target of log lines: none, standard output, or the caller's stream. */
export type LogTo = 'nowhere' | 'stdout' | Writable

/** Configures a logger that by default logs no part of a request; every line names its few fields. */
export function loggerOptions(to: LogTo): NonNullable<FastifyServerOptions['logger']> {
  if (to === 'nowhere') return false
  const serializers = { req: () => ({}), res: () => ({ statusCode: '' }), err: describeError }
  return to === 'stdout' ? { serializers } : { serializers, stream: to }
}

export function logRequests(server: FastifyInstance): void {
  server.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}
