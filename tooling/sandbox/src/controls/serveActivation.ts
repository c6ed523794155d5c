import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem/Problem.ts'
import { controlSchemas } from './controlSchemas.ts'

/** Serves a stand-in for the home page's `activationUri`, which accepts the code `demo`. */
export function serveActivation(server: FastifyInstance): void {
  server.get<{ Querystring: { code: string } }>(
    '/activate',
    { schema: { querystring: controlSchemas.activation } },
    async (request) => {
      const { code } = request.query
      if (code !== 'demo') throw new Problem(422, [{ field: 'code', code: 'unknown' }])
      return { successful: true }
    },
  )
}
