import type { ApiClient, ApiError, Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'

/** Names a submission to the server, with the secret that opens a visitor's. */
interface SubmissionId {
  readonly id: string
  readonly secret?: string | undefined
}

/**
 * Calls for a submission: by its secret, if there is one, which opens a visitor's, then as the signed-in customer's, whose it
 * may be by now. `not-found` says that neither opens it.
 */
export async function callBySecret<Value>(
  services: Pick<PageServices, 'client' | 'identity'>,
  { id, secret }: SubmissionId,
  call: (client: ApiClient, key: SubmissionId) => Promise<Result<Value, ApiError>>,
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
