import type { ApiClient, ApiError, Result, TransferKey } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'

type OwnServices = Pick<PageServices, 'client' | 'identity'>

/**
 * Calls for a transfer: by its secret, if there is one, which opens a visitor's, then as the signed-in customer's, whose it
 * may be by now. `not-found` says that neither opens it.
 */
export async function callForTransfer<Value>(
  services: OwnServices,
  { id, secret }: TransferKey,
  call: (client: ApiClient, key: TransferKey) => Promise<Result<Value, ApiError>>,
): Promise<Result<Value, ApiError>> {
  const client = await services.client()
  const bySecret = secret === undefined ? null : await call(client, { id, secret })
  if (bySecret !== null && (bySecret.ok || bySecret.error.kind !== 'not-found')) return bySecret
  if (bySecret !== null && !(await isSignedIn(services))) return bySecret
  return call(client, { id })
}

/** Returns whether a customer is signed in on this page. */
export async function isSignedIn({ identity }: Pick<PageServices, 'identity'>): Promise<boolean> {
  const state = (await identity().catch(() => null))?.session.getState()
  return state !== undefined && 'user' in state
}
