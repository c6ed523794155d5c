import { readFileSync } from 'node:fs'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { sendPage } from '../html/sendPage.ts'
import { Problem } from '../problem/Problem.ts'
import type { Services } from '../services/Services.ts'

// Has no `sandbox`, with which Chromium shows no PDF. A viewer may style itself; the file has no script.
const PDF_POLICY =
  "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

const stylesheet = readFileSync(new URL('./pages.css', import.meta.url), 'utf8')

/** Serves the insurers' sample documents, and the stylesheet of the backend's own pages. */
export function servePages(server: FastifyInstance, { documents }: Services): void {
  server.get('/pages.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(stylesheet))
  server.get('/documents/:file', async (request, reply) => {
    const page = documents.page(request.url)
    if (page) return sendPage(reply, page)
    const pdf = await documents.pdf(request.url)
    if (!pdf) throw new Problem(404, [{ field: '', code: 'not-found' }])
    return sendPdf(reply, pdf, request.url.slice('/documents/'.length))
  })
}

/** `name` is one of the backend's own files, so it needs no quoting. */
const sendPdf = (reply: FastifyReply, pdf: Buffer, name: string): FastifyReply =>
  reply
    .type('application/pdf')
    .header('content-security-policy', PDF_POLICY)
    .header('content-disposition', `inline; filename="${name}"`)
    .send(pdf)
