import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { type Authentication, authenticate } from '../auth/authenticate.ts'
import type { SiteOrigins } from '../mail/siteOrigins.ts'
import { isNotOfferedYet } from '../operations/operationOf.ts'
import { Problem } from '../problem/Problem.ts'
import { accountNamePlaces } from './accountNamePlaces.ts'
import type { DocumentRoute } from './documentRoutes.ts'
import { holdingBody } from './limitBodies.ts'
import { allowingSecret, mediaTypesOf, needingToken, readDocument } from './readDocument.ts'
import { refuseUnknownSites } from './refuseUnknownSites.ts'

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

interface RouteServices {
  authentication: Authentication
  sites: SiteOrigins
}

/** Makes routes from the contract's operations: its callers, bodies and rates are enforced. */
export function makeToRoute({ authentication, sites }: RouteServices) {
  const document = readDocument()
  const needsToken = needingToken(document)
  const allowsSecret = allowingSecret(document)
  const mediaTypes = mediaTypesOf(document)
  const accountNames = accountNamePlaces(document)
  return ({ id, method, path, schema }: DocumentRoute, answer: Answer): RouteOptions => ({
    method,
    schema,
    url: path.replace(/\{(\w+)\}/g, ':$1'),
    config: { mediaTypes: mediaTypes.get(id) ?? [] },
    onRequest: async (request) => {
      await authenticate(request, authentication, {
        isRequired: needsToken.has(id),
        allowsSecret: allowsSecret.has(id),
      })
      // Answers before the body is read.
      if (isNotOfferedYet(id)) throw new Problem(501, [{ field: '', code: 'not-implemented' }])
    },
    preValidation: async ({ routeOptions, body }) => {
      if (routeOptions.schema?.body && body === undefined)
        throw new Problem(400, [{ field: '', code: 'required' }])
    },
    preHandler: async (request) => refuseUnknownSites(accountNames.get(id) ?? [], request, sites),
    handler: (request, reply) => holdingBody(request, () => answer(request, reply)),
  })
}
