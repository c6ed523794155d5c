import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem/Problem.ts'

/** The person named by a verified token. */
export interface Caller {
  subject: string
  /** Null if the issuer has not verified it, since records found by it are shown and deleted as the caller's. */
  email: string | null
  givenName?: string
  familyName?: string
  /** The time of the sign-in; a renewed token has the time of its session. */
  authenticatedAt?: Date
  /** The session that the token belongs to; absent where its issuer names none. */
  session?: Session
}

interface Session {
  issuer: string
  id: string
}

/** The interface to the identity service: null refuses the token. */
export type VerifyToken = (token: string) => Promise<Caller | null>

export interface Authentication {
  verify: VerifyToken
  /** Whether the caller's session has not ended since the token was issued. */
  goesOn: (caller: Caller) => Promise<boolean>
}

/** Methods that change nothing. */
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** A submission's secret: 32 bytes in base64url. A token differs, since it has dots. */
const SECRET = /^[\w-]{43}$/

const callers = new WeakMap<FastifyRequest, Caller>()
const secrets = new WeakMap<FastifyRequest, string>()

interface Demands {
  isRequired: boolean
  /** True if a submission's secret may replace a token. */
  allowsSecret?: boolean
}

/**
 * Reads a request's bearer; refuses a bad token even if none is needed, and to write a good one whose session has ended. A
 * secret is checked by the operation.
 */
export async function authenticate(
  request: FastifyRequest,
  { verify, goesOn }: Authentication,
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
  const isOver = caller !== null && !SAFE.has(request.method) && !(await goesOn(caller))
  if (!caller || isOver) throw new Problem(401, [{ field: '', code: 'unauthorised' }])
  callers.set(request, caller)
}

/** Returns the caller of an operation that does not require a token; null for a visitor. */
export const knownCallerOf = (request: FastifyRequest): Caller | null => callers.get(request) ?? null

/** Returns the secret that replaced a token, unverified; null without one. */
export const presentedSecretOf = (request: FastifyRequest): string | null => secrets.get(request) ?? null

/** Returns the caller of an operation that requires a token. */
export function callerOf(request: FastifyRequest): Caller {
  const caller = callers.get(request)
  if (!caller) throw new Problem(401, [{ field: '', code: 'unauthorised' }])
  return caller
}
