import type { Writable } from 'node:stream'
import type { FastifyInstance, FastifyServerOptions } from 'fastify'

/** Where log lines go: nowhere, to standard output, or to a stream of the caller. */
export type LogTo = 'nowhere' | 'stdout' | Writable

/** Nothing of a request is logged by default; every line names its few fields. */
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

/** Messages may quote what a customer typed, so only the kind of error and the places in our code are kept. */
export function describeError(error: unknown): {
  type: string
  message: string
  stack: string
  code?: string
} {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const frames = framesOf(error)
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  const cause = error.cause === undefined ? '' : `caused by ${describeError(error.cause).type}`
  return { type: error.name, message: cause, stack: frames, ...code }
}

function framesOf({ stack = '', message }: Error): string {
  const afterMessage = stack.slice(stack.indexOf(message) + message.length)
  return afterMessage
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
