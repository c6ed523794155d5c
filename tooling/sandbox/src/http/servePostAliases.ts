import type { FastifyInstance } from 'fastify'
import { type Authentication, authenticate } from '../auth/authenticate.ts'
import { type RouteHandler, routeHandler } from '../services/Operation.ts'
import type { Services } from '../services/Services.ts'
import { getUserByPostedEmail } from '../subjects/customers/customerRecords.ts'
import { sendVerificationCode, verifyPostedCode } from '../subjects/customers/verification.ts'
import { ratesOf, readDocument } from './readDocument.ts'

const closed = (name: string, schema: object) => ({
  type: 'object',
  additionalProperties: false,
  required: [name],
  properties: { [name]: schema },
})

interface Alias {
  url: string
  body: object
  needsToken: boolean
  operation: RouteHandler
}

export const POST_ALIASES: readonly Alias[] = [
  {
    url: '/api/v1/users/sendverificationcodebyemail',
    body: { type: 'object', additionalProperties: false },
    needsToken: true,
    operation: routeHandler(sendVerificationCode),
  },
  {
    url: '/api/v1/users/verifyverificationcode',
    body: closed('verificationcode', { type: 'string', pattern: '^[0-9]{6}$' }),
    needsToken: true,
    operation: routeHandler(verifyPostedCode),
  },
  {
    url: '/api/v1/transferpolicy/GetUserdetailsByEmail',
    body: closed('email', { type: 'string', format: 'email', maxLength: 254 }),
    needsToken: false,
    operation: routeHandler(getUserByPostedEmail),
  },
]

/** Serves POST aliases, with a body, of calls whose contract puts a secret or an email address into the URL. */
export function servePostAliases(
  server: FastifyInstance,
  services: Services,
  authentication: Authentication,
): void {
  const rates = ratesOf(readDocument())
  for (const { url, body, needsToken, operation } of POST_ALIASES) {
    const rateLimit = rates.get(`GET ${url}`)
    server.post(url, {
      schema: { body },
      config: { ...(rateLimit && { rateLimit }) },
      onRequest: async (request) => authenticate(request, authentication, { isRequired: needsToken }),
      handler: async (request, reply) => operation(services, request, reply),
    })
  }
}
