import type { ServerOptions as NodeServerOptions, Server } from 'node:http'

export interface HttpLimits {
  /** The time within which a request's headers arrive; less than the whole request's, or Node swaps the two. */
  headersTimeoutMs: number
  /** The time within which a whole request arrives. */
  requestTimeoutMs: number
  /** The interval at which both times are checked. */
  checkIntervalMs: number
  /** A connection ends after this long without a byte in either direction, even while a request is in progress. */
  silenceMs: number
  connections: number
  connectionsOfOneAddress: number
  /** The most requests in progress; further ones are answered 503 with `Retry-After`. */
  requestsAtOnce: number
  /** The most bytes of all bodies in memory; requests beyond it are answered 503 with `Retry-After`. */
  bodyBytes: number
}

export const LIMITS: HttpLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 15_000,
  checkIntervalMs: 1_000,
  silenceMs: 30_000,
  connections: 2_000,
  connectionsOfOneAddress: 200,
  requestsAtOnce: 400,
  bodyBytes: 128 * 1024 * 1024,
}

const IDLE_TIMEOUT_MS = 10_000
const BODY_LIMIT = 256 * 1024

/** Returns timeouts and sizes for Fastify and for Node's server below it. */
export function connectionOptions(limits: HttpLimits) {
  const http: NodeServerOptions = {
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    // Node's own answer would have no headers and no body, so `refuseAmbiguousHeaders` answers instead.
    requireHostHeader: false,
  }
  return {
    http,
    requestTimeout: limits.requestTimeoutMs,
    connectionTimeout: limits.silenceMs,
    keepAliveTimeout: IDLE_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT,
  }
}

/** Closes connections above the limit of one address, except for addresses that many visitors share. */
export function limitConnections(
  server: Server,
  { connections, connectionsOfOneAddress }: HttpLimits,
  isShared: (address: string) => boolean,
): void {
  const counts = new Map<string, number>()
  server.maxConnections = connections
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isShared(remoteAddress)) return
    const count = (counts.get(remoteAddress) ?? 0) + 1
    counts.set(remoteAddress, count)
    socket.once('close', () => {
      const rest = (counts.get(remoteAddress) ?? 1) - 1
      if (rest === 0) counts.delete(remoteAddress)
      else counts.set(remoteAddress, rest)
    })
    if (count > connectionsOfOneAddress) socket.destroy()
  })
}
