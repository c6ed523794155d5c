import type { FastifyRequest } from 'fastify'
import { knownCallerOf } from '../auth/authenticate.ts'
import { limitConcurrency } from '../limits/limitConcurrency.ts'
import { unavailable } from '../problem/Problem.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Bounds {
  /** The most writes of one customer in progress: each may hold a database connection while it waits. */
  atOnce?: number
  /** The most writes of one customer, those in progress included. */
  waiting?: number
}

/**
 * Queues the writes of one customer here, before they would wait in the database and hold the connections of all
 * customers.
 * @throws Problem 503 `busy`
 */
export function limitWrites({ atOnce = 3, waiting = 60 }: Bounds = {}) {
  const customers = new Map<string, { count: number; runLimited: ReturnType<typeof limitConcurrency> }>()
  return async <T>(request: FastifyRequest, run: () => Promise<T>): Promise<T> => {
    const subject = READING.has(request.method) ? null : (knownCallerOf(request)?.subject ?? null)
    if (subject === null) return run()
    const customer = customers.get(subject) ?? { count: 0, runLimited: limitConcurrency(atOnce) }
    if (customer.count >= waiting) throw unavailable('busy')
    customer.count++
    customers.set(subject, customer)
    try {
      return await customer.runLimited(run)
    } finally {
      customer.count--
      if (customer.count === 0) customers.delete(subject)
    }
  }
}
