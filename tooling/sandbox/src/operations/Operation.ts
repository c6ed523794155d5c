import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Services } from './Services.ts'

/** Answers one operation of the document, after its request was validated and its caller verified. */
export type Operation = (services: Services, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>
