import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem/Problem.ts'

/** The person named by a verified token. */
export interface Caller {
  subject: string
  /** Verified by the issuer; null where it is not, since whatever is found by it is shown and deleted as theirs. */
  email: string | null
  givenName?: string
  familyName?: string
  /** When they logged in; a renewed token has that of its session. */
  authenticatedAt?: Date
}

/** The seam to the identity service: null refuses the token. */
export type VerifyToken = (token: string) => Promise<Caller | null>

/** The secret of a submission: 32 bytes in base64url. A token has dots. */
const SECRET = /^[\w-]{43}$/

const callers = new WeakMap<FastifyRequest, Caller>()
const secrets = new WeakMap<FastifyRequest, string>()

interface Demands {
  isRequired: boolean
  /** Whether the secret of a submission may come in place of a token. */
  allowsSecret?: boolean
}

/** Reads the bearer of a request; a bad token is refused even where none is needed. What a secret opens is read later. */
export async function authenticate(
  request: FastifyRequest,
  verify: VerifyToken,
  { isRequired, allowsSecret = false }: Demands,
) {
  const { authorization } = request.headers
  if (authorization === undefined && !isRequired) return
  const [, token] = /^Bearer ([\w.~+/=-]{1,8192})$/.exec(authorization ?? '') ?? []
  if (allowsSecret && token !== undefined && SECRET.test(token)) {
    secrets.set(request, token)
    return
  }
  const caller = token === undefined ? null : await verify(token)
  if (!caller) throw new Problem(401, [{ field: '', code: 'unauthorised' }])
  callers.set(request, caller)
}

/** The caller of an operation that does not require a token; null for a visitor. */
export const knownCallerOf = (request: FastifyRequest): Caller | null => callers.get(request) ?? null

/** The secret that came in place of a token, unverified; null without one. */
export const presentedSecretOf = (request: FastifyRequest): string | null => secrets.get(request) ?? null

/** The caller of an operation that requires a token. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Problem(401, [{ field: '', code: 'unauthorised' }])
  return caller
}
