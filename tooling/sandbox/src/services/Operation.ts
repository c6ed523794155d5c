import type { operations } from '@coverkit/api-client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answerable, ContentOf, Sent } from '../document/Schema.ts'
import type { Services } from './Services.ts'

/** The `operationId` of an operation of the document. */
export type OperationId = keyof operations

type ParametersOf<Id extends OperationId, Where extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Where]
>

/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = ParametersOf<Id, 'query'>

/** The answer of a successful operation. Failures are thrown as a `Problem`. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Answer }
  ? Answerable<Sent<ContentOf<Answer>>>
  : never

/** A request of an operation, after it was validated against the document. */
export type RequestOf<Id extends OperationId> = FastifyRequest<{
  Body: ContentOf<operations[Id]['requestBody']>
  Params: ParametersOf<Id, 'path'>
  Querystring: QueryOf<Id>
}>

/**
 * Answers one operation of the document, after its request was validated and its caller verified. An operation
 * without a body in its answer sends the answer itself.
 */
export type Operation<Id extends OperationId> = (
  services: Services,
  request: RequestOf<Id>,
  reply: FastifyReply,
) => Promise<AnswerOf<Id> | FastifyReply>

/** The same operation by POST, with its query parameters in the body. */
export type PostAlias<Id extends OperationId> = (
  services: Services,
  request: FastifyRequest<{ Body: QueryOf<Id> }>,
) => Promise<AnswerOf<Id>>

/** An operation in the form that its route calls. */
export type RouteHandler = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** Converts an operation to a route's handler. The route has validated the request against the document. */
export const routeHandler = (
  operation: (services: Services, request: never, reply: FastifyReply) => Promise<unknown>,
): RouteHandler =>
  // The compiler cannot see that the operation's types are generated from the route's schema.
  operation as RouteHandler
