import type { FastifyInstance } from 'fastify'
import { unavailable } from '../problem/Problem.ts'

const ALWAYS = ['/healthz', '/readyz']

/**
 * Above the capacity a quick 503 is better than a long queue. A request counts once its body has arrived, so a slow
 * upload does not take up capacity.
 */
export function shedLoad(server: FastifyInstance, mostAtOnce: number): void {
  let count = 0
  server.addHook('preValidation', async (request, reply) => {
    if (count >= mostAtOnce && !ALWAYS.includes(request.url)) throw unavailable('busy')
    count++
    // Whether it was sent or the client hung up.
    reply.raw.once('close', () => count--)
  })
}
