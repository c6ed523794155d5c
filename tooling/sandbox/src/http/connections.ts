import type { ServerOptions as NodeServerOptions, Server } from 'node:http'
import { networkOf } from '../auth/networkOf.ts'
import type { BodySizes } from './bodyBudget.ts'
import type { LeastRate } from './leastRate.ts'
import type { AnswerLimits } from './limitAnswers.ts'

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
  /** An IPv4 address or the /64 of an IPv6 address. */
  connectionsOfOneNetwork: number
  /** The most requests in progress; further ones are answered 503 with `Retry-After`. */
  requestsAtOnce: number
  /** The most of them of one network. */
  requestsOfOneNetwork: number
  /** The memory of all bodies together; one without room is answered 503 with `Retry-After`. */
  bodies: BodySizes
  leastRate: LeastRate
  answers: AnswerLimits
}

const KIB = 1024
const MIB = 1024 * KIB

export const LIMITS: HttpLimits = {
  headersTimeoutMs: 5_000,
  requestTimeoutMs: 15_000,
  checkIntervalMs: 1_000,
  silenceMs: 30_000,
  connections: 2_000,
  connectionsOfOneNetwork: 200,
  requestsAtOnce: 400,
  requestsOfOneNetwork: 100,
  bodies: {
    small: 64 * KIB,
    smallPool: { bytes: 16 * MIB, bytesOfOneNetwork: 4 * MIB, room: 64 * KIB },
    largePool: { bytes: 112 * MIB, bytesOfOneNetwork: 28 * MIB, room: 10 * MIB },
  },
  leastRate: { bytes: KIB, windowMs: 3_000 },
  answers: {
    pool: { bytes: 96 * MIB, bytesOfOneNetwork: 24 * MIB, room: MIB },
    small: 64 * KIB,
    streamed: MIB,
    leastRate: 20 * KIB,
    graceMs: 10_000,
  },
}

const IDLE_TIMEOUT_MS = 10_000
const BODY_LIMIT = 256 * KIB

/** Returns timeouts and sizes for Fastify and for Node's server below it. */
export function connectionOptions(limits: HttpLimits) {
  const http: NodeServerOptions = {
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.checkIntervalMs,
    // A client that was told of the idle time may send at its end, and a busy machine read it later.
    keepAliveTimeoutBuffer: 5_000,
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

/** Closes connections above the limit of one network, except for addresses that many visitors share. */
export function limitConnections(
  server: Server,
  { connections, connectionsOfOneNetwork }: HttpLimits,
  isShared: (address: string) => boolean,
): void {
  const counts = new Map<string, number>()
  server.maxConnections = connections
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket
    if (isShared(remoteAddress)) return
    const network = networkOf(remoteAddress)
    const count = (counts.get(network) ?? 0) + 1
    counts.set(network, count)
    socket.once('close', () => {
      const rest = (counts.get(network) ?? 1) - 1
      if (rest === 0) counts.delete(network)
      else counts.set(network, rest)
    })
    if (count > connectionsOfOneNetwork) socket.destroy()
  })
}
