import { randomUUID } from 'node:crypto'
import { type ServerResponse, STATUS_CODES } from 'node:http'
import { Problem } from '../problem/Problem.ts'
import { problemBody } from '../problem/problemBody.ts'
import { SECURITY_HEADERS } from './headers.ts'

function problemOf(status: number, code: string) {
  const body = problemBody(new Problem(status, [{ field: '', code }]), randomUUID())
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  }
  return { body, headers }
}

/** Returns the bytes of a problem, for a connection without a request. */
export function rawProblem(status: number, code: string): string {
  const { body, headers } = problemOf(status, code)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n')
}

/** Answers a request with a problem before it reaches the framework. */
export function answerRaw(response: ServerResponse, status: number, code: string): void {
  const { body, headers } = problemOf(status, code)
  response.writeHead(status, headers).end(body)
}
