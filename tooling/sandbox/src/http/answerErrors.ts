import type { FastifyInstance } from 'fastify'
import { describeError } from '../problem/describeError.ts'
import { Problem } from '../problem/Problem.ts'
import { sendProblem } from './sendProblem.ts'
import { toProblemOrFailure } from './toProblem.ts'

/** Answers every error with a problem; a backend failure is logged, and its answer contains only the reference. */
export function answerErrors(server: FastifyInstance): void {
  server.setErrorHandler((error, request, reply) => {
    const problem = toProblemOrFailure(error)
    if (problem.status === 500) request.log.error({ failure: describeError(error) })
    return sendProblem(request, reply, problem)
  })
  server.setNotFoundHandler((request, reply) =>
    sendProblem(request, reply, new Problem(404, [{ field: '', code: 'not-found' }])),
  )
}
