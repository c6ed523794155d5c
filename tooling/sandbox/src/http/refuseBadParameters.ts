import type { FastifyInstance } from 'fastify'
import { type FieldError, Problem } from '../problem/Problem.ts'
import { isStorable } from './readJson.ts'

/** Refuses characters in path and query that no database text can have, on every route, as bodies are read. */
export function refuseBadParameters(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ params, query }) => {
    const errors = [params, query].flatMap(badFields)
    if (errors.length > 0) throw new Problem(400, errors)
  })
}

/** A repeated parameter is a list; the path of an unknown address is `*`. */
function badFields(parameters: unknown): FieldError[] {
  return Object.entries(parameters ?? {})
    .filter(([name, value]) => ![name, ...[value].flat()].map(String).every(isStorable))
    .map(([name]) => ({ field: isStorable(name) && name !== '*' ? name : '', code: 'characters' }))
}
