import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../html/sendPage.ts'
import type { Services } from '../operations/Services.ts'
import { Problem } from '../problem/Problem.ts'

const stylesheet = readFileSync(new URL('./pages.css', import.meta.url), 'utf8')

/** The sample documents of the insurers, and the one stylesheet of our own pages. */
export function servePages(server: FastifyInstance, { documents }: Services): void {
  server.get('/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
  server.get('/documents/:file', (request, reply) => {
    const page = documents.pages.get(request.url)
    if (!page) throw new Problem(404, [{ field: '', code: 'not-found' }])
    return sendPage(reply, page)
  })
}
