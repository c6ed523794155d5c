import type { operations } from '@coverkit/api-client'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Answerable, ContentOf } from '../document/Schema.ts'
import type { Services } from './Services.ts'

/** The `operationId` of an operation of the document. */
export type OperationId = keyof operations

type ParametersOf<Id extends OperationId, Where extends 'path' | 'query'> = NonNullable<
  operations[Id]['parameters'][Where]
>

/** The query parameters of an operation. */
export type QueryOf<Id extends OperationId> = ParametersOf<Id, 'query'>

/** What an operation answers when it succeeds. Failures are thrown, as a `Problem`. */
export type AnswerOf<Id extends OperationId> = operations[Id]['responses'] extends { 200: infer Answer }
  ? Answerable<ContentOf<Answer>>
  : never

/** A request of an operation, after it was validated against the document. */
export type RequestOf<Id extends OperationId> = FastifyRequest<{
  Body: ContentOf<operations[Id]['requestBody']>
  Params: ParametersOf<Id, 'path'>
  Querystring: QueryOf<Id>
}>

/**
 * Answers one operation of the document, after its request was validated and its caller verified. An operation whose
 * answer has no body sends it itself.
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

/** An operation as its route calls it. */
export type RouteHandler = (
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<unknown>

/** Where the types of the document begin: what a route hands over was validated against the document before. */
export const routeHandler = (
  operation: (services: Services, request: never, reply: FastifyReply) => Promise<unknown>,
): RouteHandler =>
  // The compiler cannot see that the route's schema is the one that the types of the operation are made from.
  operation as RouteHandler
