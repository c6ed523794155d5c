import type { FastifyInstance } from 'fastify'
import { unavailable } from './Problem.ts'

const MOST_AT_ONCE = 400
const ALWAYS = ['/healthz', '/readyz']

/** Beyond what can be answered in time, a quick "come back" is better than a long queue. */
export function shedLoad(server: FastifyInstance, mostAtOnce = MOST_AT_ONCE): void {
  const running = new WeakSet<object>()
  let count = 0
  server.addHook('onRequest', async (request) => {
    if (count >= mostAtOnce && !ALWAYS.includes(request.url)) throw unavailable('busy')
    running.add(request)
    count++
  })
  const end = async (request: object) => {
    if (running.delete(request)) count--
  }
  server.addHook('onResponse', end)
  server.addHook('onRequestAbort', end)
}
