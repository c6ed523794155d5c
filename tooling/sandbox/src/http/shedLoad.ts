import type { FastifyInstance } from 'fastify'
import { unavailable } from '../problem/Problem.ts'
import { makeSlots } from './makeSlots.ts'

const HEALTH = '/healthz'
const READINESS = '/readyz'
/** A moment of load is answered 503 by itself; after so long something has gone wrong here. */
const MOST_FULL_MS = 10_000

/**
 * Above the capacity a quick 503 is better than a long queue. A request counts once its body has arrived, so a slow
 * upload does not take up capacity, until it was answered or the client hung up. A process that has had no slot free for
 * ten seconds is not ready, so that whoever runs it sends requests elsewhere or starts it again.
 */
export function shedLoad(server: FastifyInstance, mostAtOnce: number, now: () => Date): void {
  const slots = makeSlots(mostAtOnce, now)
  server.addHook('preValidation', async ({ url, raw }, reply) => {
    if (url === HEALTH) return
    if (url === READINESS) {
      if (slots.fullForMs() >= MOST_FULL_MS) throw unavailable('busy')
      return
    }
    // It ended while earlier hooks waited, and its end is not emitted again.
    if (reply.raw.closed || raw.socket.destroyed) throw unavailable('gone')
    const release = slots.take()
    if (release === null) throw unavailable('busy')
    // Whether it was sent or the client hung up.
    reply.raw.once('close', release)
  })
}
