import { callerOf } from '../auth/authenticate.ts'
import { type OperationId, type RequestOf, type RouteHandler, routeHandler } from '../services/Operation.ts'
import type { Services } from '../services/Services.ts'
import { openClaimRow } from '../subjects/claims/storeClaimFile.ts'
import { identitySubject } from '../subjects/identity-check/identitySubject.ts'
import { ownRequest } from '../subjects/insurability/insurabilityFiles.ts'
import { ownTransfer } from '../subjects/transfers/readableTransfer.ts'

type BeforeBody<Id extends OperationId> = (services: Services, request: RequestOf<Id>) => Promise<unknown>

/**
 * Checks of the caller and the parameters that run before a file is read, so that a request without access cannot
 * fill the memory with ten megabytes. The operation checks again.
 */
const BEFORE_BODY: { readonly [Id in OperationId]?: BeforeBody<Id> } = {
  putTransferFile: (services, request) => ownTransfer(services, request, request.params.id),
  putIdentityFile: identitySubject,
  putClaimFile: (services, request) =>
    services.database.queries.transaction((queries) =>
      openClaimRow(queries, { owner: callerOf(request).subject, id: request.params.id }),
    ),
  putInsurabilityFile: ({ database }, request) =>
    ownRequest(database.queries, { owner: callerOf(request).subject, id: request.params.id }),
}

const handlers = new Map<string, RouteHandler>(
  Object.entries(BEFORE_BODY).map(([id, refuse]) => [id, routeHandler(refuse)]),
)

/** Returns the check of an operation; undefined if it has none. */
export const beforeBodyOf = (id: string): RouteHandler | undefined => handlers.get(id)
