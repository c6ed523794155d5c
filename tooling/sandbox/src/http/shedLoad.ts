import type { FastifyInstance } from 'fastify'
import { unavailable } from '../problem/Problem.ts'
import { makeSlots } from './makeSlots.ts'

const HEALTH = '/healthz'
const READINESS = '/readyz'
/** A short peak is answered 503 and passes; a process that is full for longer has failed. */
const MOST_FULL_MS = 10_000

/**
 * Answers 503 above the capacity, since a long queue would be worse. A request counts from the arrival of its
 * body, so that a slow upload does not take up capacity, until it was answered or the client hung up. A process
 * without a free slot for ten seconds reports that it is not ready, so that its supervisor sends requests to
 * another process or restarts it.
 */
export function shedLoad(server: FastifyInstance, mostAtOnce: number, now: () => Date): void {
  const slots = makeSlots(mostAtOnce, now)
  server.addHook('preValidation', async ({ url, raw }, reply) => {
    if (url === HEALTH) return
    if (url === READINESS) {
      if (slots.fullForMs() >= MOST_FULL_MS) throw unavailable('busy')
      return
    }
    // The response closed while earlier hooks waited, and its event is not emitted again.
    if (reply.raw.closed || raw.socket.destroyed) throw unavailable('gone')
    const release = slots.take()
    if (release === null) throw unavailable('busy')
    // The event follows both a sent answer and a client that hung up.
    reply.raw.once('close', release)
  })
}
