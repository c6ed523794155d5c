import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem/Problem.ts'

/** The person named by a verified token. */
export interface Caller {
  subject: string
  email: string
  givenName?: string
  familyName?: string
}

/** The seam to the identity service: null refuses the token. */
export type VerifyToken = (token: string) => Promise<Caller | null>

const callers = new WeakMap<FastifyRequest, Caller>()

/** Reads the bearer token of a request; a bad token is refused even where none is needed. */
export async function authenticate(request: FastifyRequest, verify: VerifyToken, required: boolean) {
  const { authorization } = request.headers
  if (authorization === undefined && !required) return
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/.exec(authorization ?? '') ?? []
  const caller = token === undefined ? null : await verify(token)
  if (!caller) throw new Problem(401, [{ field: '', code: 'unauthorised' }])
  callers.set(request, caller)
}

/** The caller of an operation that does not require a token; null for a visitor. */
export const knownCallerOf = (request: FastifyRequest): Caller | null => callers.get(request) ?? null

/** The caller of an operation that requires a token. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Problem(401, [{ field: '', code: 'unauthorised' }])
  return caller
}
