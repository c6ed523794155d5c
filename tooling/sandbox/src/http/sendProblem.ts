import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '../problem/Problem.ts'
import { problemBody } from '../problem/problemBody.ts'
import { SECURITY_HEADERS } from './headers.ts'

/** Sets the headers again, because a malformed address never reaches the hook that sets them. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  const { status, retryAfterSeconds } = problem
  reply.headers(SECURITY_HEADERS)
  if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds))
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  return reply.code(status).type('application/problem+json').send(problemBody(problem, request.id))
}
