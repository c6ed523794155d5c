import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SECURITY_HEADERS } from './headers.ts'
import type { Problem } from './Problem.ts'
import { TITLES } from './titles.ts'

const MOST_ERRORS = 100
const LONGEST_FIELD = 200

/** Sets the headers again, because a malformed address never reaches the hook that sets them. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, retryAfterSeconds } = problem
  reply.headers(SECURITY_HEADERS)
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).type('application/problem+json').send(problemBody(problem, request.id))
}

export function problemBody({ status, errors, details }: Problem, reference: string): string {
  return JSON.stringify({
    type: 'about:blank',
    title: TITLES[status] ?? STATUS_CODES[status] ?? 'Error',
    status,
    reference,
    errors: errors
      .slice(0, MOST_ERRORS)
      .map(({ field, code }) => ({ field: field.slice(0, LONGEST_FIELD).toWellFormed(), code })),
    ...details,
  })
}
