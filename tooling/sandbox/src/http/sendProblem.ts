import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from './Problem.ts'
import { TITLES } from './titles.ts'

const MOST_ERRORS = 100
const LONGEST_FIELD = 200

export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, errors, retryAfterSeconds, details } = problem
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  const body = {
    type: 'about:blank',
    title: TITLES[status] ?? STATUS_CODES[status] ?? 'Error',
    status,
    reference: request.id,
    errors: errors
      .slice(0, MOST_ERRORS)
      .map(({ field, code }) => ({ field: field.slice(0, LONGEST_FIELD).toWellFormed(), code })),
    ...details,
  }
  return reply.code(status).type('application/problem+json').send(JSON.stringify(body))
}
