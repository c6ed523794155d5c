import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { remoteAddressOf } from '../auth/remoteAddressOf.ts'
import { clientOf } from '../identity/clientOf.ts'
import { fieldsOf } from '../identity/fields.ts'
import { IdentityError, tooManyRequests } from '../identity/IdentityError.ts'
import { IDENTITY_OPERATIONS } from '../identity/identityOperations.ts'
import { withIdentityFault } from '../identity/withIdentityFault.ts'
import { describeError } from '../problem/describeError.ts'
import type { Services } from '../services/Services.ts'
import { IDENTITY_PATH } from './identityPath.ts'
import { readJson } from './readJson.ts'
import { toProblem } from './toProblem.ts'

const CONTENT_TYPE = 'application/x-amz-json-1.1'
const MOST_BYTES = 64 * 1024
const MOST_VALUES = 200
const TARGET = /^AWSCognitoIdentityProviderService\.(\w{1,60})$/

/** Serves the broker's identity service by its protocol: one address, with the operation named in a header. */
export async function serveIdentity(server: FastifyInstance, services: Services): Promise<void> {
  const { pool } = services
  server.get(`/${pool.id}/.well-known/jwks.json`, async () => pool.keys.jwks())
  await server.register(async (identity) => {
    identity.removeAllContentTypeParsers()
    identity.addContentTypeParser(CONTENT_TYPE, { parseAs: 'string' }, async (_: unknown, text: string) =>
      readJson(text, MOST_VALUES),
    )
    identity.setErrorHandler((error, request, reply) => sendError(request, reply, error))
    const guard = { schema: {}, bodyLimit: MOST_BYTES, config: { mediaTypes: [CONTENT_TYPE] } }
    identity.post(IDENTITY_PATH, guard, async (request, reply) => {
      const answer = await answerTo(services, request, reply)
      return reply.type(CONTENT_TYPE).header('x-amzn-requestid', request.id).send(bytesOf(answer))
    })
  })
}

async function answerTo(services: Services, request: FastifyRequest, reply: FastifyReply): Promise<object> {
  const [, name = ''] = TARGET.exec(String(request.headers['x-amz-target'])) ?? []
  const operation = IDENTITY_OPERATIONS.get(name)
  if (!operation) throw new IdentityError('UnknownOperationException', 'The operation is not known.')
  const fields = fieldsOf(request.body)
  const fault = services.faults.of(await clientOf(services, fields)).identity
  const exemptsThisMachine = !services.pool.limits.includeThisMachine
  const remote = remoteAddressOf(request, services, { exemptsThisMachine })
  return withIdentityFault(fault, name, reply, () => operation(services, fields, remote))
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const { name, message, status } = toIdentityError(error)
  if (status >= 500) request.log.error({ failure: describeError(error) })
  return reply
    .code(status)
    .headers({ 'x-amzn-requestid': request.id, 'x-amzn-errortype': `${name}:` })
    .type(CONTENT_TYPE)
    .send(bytesOf({ __type: name, message }))
}

/** Returns bytes, since a string would add a charset, which the protocol's media type does not have. */
const bytesOf = (answer: object) => Buffer.from(JSON.stringify(answer))

function toIdentityError(error: unknown): IdentityError {
  if (error instanceof IdentityError) return error
  if (error instanceof SyntaxError) return unreadable('SerializationException', 400)
  const problem = toProblem(error)
  if (!problem) return new IdentityError('InternalErrorException', 'Internal server error', 500)
  const { status } = problem
  if (status === 429) return tooManyRequests()
  if (status === 503) return new IdentityError('ServiceUnavailable', 'Service unavailable', status)
  if (status === 413) return unreadable('RequestEntityTooLargeException', status)
  return unreadable('SerializationException', status === 415 ? status : 400)
}

const unreadable = (name: string, status: number) =>
  new IdentityError(name, 'The request could not be read.', status)
