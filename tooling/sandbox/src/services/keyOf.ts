import type { FastifyRequest } from 'fastify'

/** Returns the key of a write that identifies its repetition, for bodies without `tracking`; null without one. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key.toLowerCase() : null
}
