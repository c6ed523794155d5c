import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '../http/Problem.ts'
import type { Services } from '../Services.ts'

const stylesheet = readFileSync(new URL('./pages.css', import.meta.url), 'utf8')
const POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

export const sendPage = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').header('content-security-policy', POLICY).send(page)

/** The sample documents of the insurers, and the one stylesheet of our own pages. */
export function servePages(server: FastifyInstance, { documents }: Services): void {
  server.get('/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
  server.get('/documents/:file', (request, reply) => {
    const page = documents.pages.get(request.url)
    if (!page) throw new Problem(404, [{ field: '', code: 'not-found' }])
    return sendPage(reply, page)
  })
}
