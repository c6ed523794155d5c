import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

export interface LeastRate {
  bytes: number
  /** The time in which so many bytes of a body arrive. */
  windowMs: number
}

interface Arriving {
  readonly request: IncomingMessage
  since: number
  bytesBefore: number
}

/** The error with which Node itself gives up a request that takes too long; it is answered 408. */
const tooSlow = () =>
  Object.assign(new Error('The body arrives too slowly'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })

/** Ends requests whose bodies arrive at less than a rate: what has arrived of them is held in memory. */
export function demandRate(
  server: FastifyInstance,
  { bytes, windowMs }: LeastRate,
  checkIntervalMs: number,
): void {
  const arriving = new Set<Arriving>()
  server.addHook('preParsing', async ({ raw: request }) => {
    if (request.complete) return
    const body = { request, since: performance.now(), bytesBefore: request.socket.bytesRead }
    arriving.add(body)
    const forget = () => arriving.delete(body)
    request.once('end', forget).once('close', forget)
  })

  function look(): void {
    const now = performance.now()
    for (const body of arriving) {
      const { socket } = body.request
      if (body.request.complete || now - body.since < windowMs) continue
      if (socket.bytesRead - body.bytesBefore < bytes) server.server.emit('clientError', tooSlow(), socket)
      body.since = now
      body.bytesBefore = socket.bytesRead
    }
  }

  const timer = setInterval(look, checkIntervalMs).unref()
  server.addHook('onClose', async () => clearInterval(timer))
}
