import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem/Problem.ts'
import { controlSchemas } from './controlSchemas.ts'

/** Stands for the service behind the home page's `activationUri`: the code that is right is `demo`. */
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
