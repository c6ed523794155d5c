import type { FastifyRequest } from 'fastify'

/** The key that tells a write from its repetition, where the body has no `tracking`; null without one. */
export function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key.toLowerCase() : null
}
