import type { FastifyInstance } from 'fastify'
import { remoteAddressOf } from '../auth/remoteAddressOf.ts'
import { unavailable } from '../problem/Problem.ts'
import type { Services } from '../services/Services.ts'
import { makeSlots, type Slots } from './makeSlots.ts'

const HEALTH = '/healthz'
const READINESS = '/readyz'
/** A short peak is answered 503 and passes; a process that is full for longer has failed. */
const MOST_FULL_MS = 10_000

interface Load {
  requestsAtOnce: number
  requestsOfOneNetwork: number
}

/**
 * Answers 503 above the capacity, of all requests or of those of one network, since a long queue would be worse. A request counts from the arrival of its
 * body, so that a slow upload does not take up capacity, until it was answered or the client hung up. A process
 * without a free slot, or without room in one of the other `resources`, for ten seconds reports that it is not
 * ready, so that its supervisor sends requests to another process or restarts it.
 */
export function shedLoad(
  server: FastifyInstance,
  { requestsAtOnce: most, requestsOfOneNetwork: mostOfOneNetwork }: Load,
  { controls, now }: Pick<Services, 'controls' | 'now'>,
  resources: readonly Pick<Slots, 'fullForMs'>[] = [],
): void {
  const slots = makeSlots({ most, mostOfOneNetwork }, now)
  const isFull = () => [slots, ...resources].some(({ fullForMs }) => fullForMs() >= MOST_FULL_MS)
  server.addHook('preValidation', async (request, reply) => {
    const { url, raw } = request
    if (url === HEALTH) return
    if (url === READINESS) {
      if (isFull()) throw unavailable('busy')
      return
    }
    // The response closed while earlier hooks waited, and its event is not emitted again.
    if (reply.raw.closed || raw.socket.destroyed) throw unavailable('gone')
    const release = slots.take(remoteAddressOf(request, { controls }))
    if (release === null) throw unavailable('busy')
    // The event follows both a sent answer and a client that hung up.
    reply.raw.once('close', release)
  })
}
