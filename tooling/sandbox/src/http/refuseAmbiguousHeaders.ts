import type { FastifyInstance } from 'fastify'
import { Problem } from '../problem/Problem.ts'
import { answerRaw, rawProblem } from './rawProblem.ts'

/** Node silently uses the first of several; a proxy in front may have used the last. */
const SINGLE_HEADERS = new Set(['authorization', 'content-type', 'host'])

/** Refuses ambiguous requests, and those that Node's own answer to would have no headers and no body. */
export function refuseAmbiguousHeaders(server: FastifyInstance): void {
  server.addHook('onRequest', async ({ raw }) => {
    if (raw.headers.host === undefined && raw.httpVersion === '1.1') throw malformed('host')
    // No client sends a fragment, and the router would read it as a query.
    if (raw.url?.includes('#')) throw malformed('malformed')
    if (hasRepeated(raw.rawHeaders)) throw malformed('repeated-header')
  })
  server.server.on('checkExpectation', (_request, response) => answerRaw(response, 417, 'expectation'))
  server.server.on('connect', (_request, socket) => socket.end(rawProblem(405, 'method')))
}

const malformed = (code: string) => new Problem(400, [{ field: '', code }])

/** Looks for repeated headers. Names and values alternate. */
function hasRepeated(rawHeaders: readonly string[]): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase())
  const single = names.filter((name) => SINGLE_HEADERS.has(name))
  return new Set(single).size < single.length
}
