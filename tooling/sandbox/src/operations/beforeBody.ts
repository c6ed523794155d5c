import { callerOf } from '../auth/authenticate.ts'
import { lockedClaim, refuseOver } from './claims/claimRows.ts'
import { identitySubject } from './identity-check/identitySubject.ts'
import { type OperationId, type RequestOf, type RouteHandler, routeHandler } from './Operation.ts'
import { ownRequest } from './policies/insurabilityFiles.ts'
import type { Services } from './Services.ts'
import { ownTransfer } from './transfers/readableTransfer.ts'

type BeforeBody<Id extends OperationId> = (services: Services, request: RequestOf<Id>) => Promise<unknown>

/**
 * What an operation that is sent a file refuses before it reads it, by its caller and its parameters: else anybody could have
 * ten megabytes kept in memory. The operation itself looks again.
 */
const BEFORE_BODY: { readonly [Id in OperationId]?: BeforeBody<Id> } = {
  putTransferFile: (services, request) => ownTransfer(services, request, request.params.id),
  putIdentityFile: identitySubject,
  putClaimFile: (services, request) =>
    services.database.queries.transaction(async (queries) =>
      refuseOver(await lockedClaim(queries, { owner: callerOf(request).subject, id: request.params.id })),
    ),
  putInsurabilityFile: ({ database }, request) =>
    ownRequest(database.queries, { owner: callerOf(request).subject, id: request.params.id }),
}

const handlers = new Map<string, RouteHandler>(
  Object.entries(BEFORE_BODY).map(([id, refuse]) => [id, routeHandler(refuse)]),
)

/** Of an operation, by its id; undefined where nothing is refused before its body. */
export const beforeBodyOf = (id: string): RouteHandler | undefined => handlers.get(id)
