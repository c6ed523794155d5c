import type { ApiClient, ApiError, Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'

/** Names a submission to the server, with the secret that opens a visitor's. */
interface SubmissionId {
  readonly id: string
  readonly secret?: string | undefined
}

interface OpenedSubmission<Value> {
  readonly read: Value
  /** Undefined where the customer's session opened it. */
  readonly secret: string | undefined
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

/** Reads a submission back as `callBySecret` does, with the secret only where it was what opened it. */
export const readBySecret = <Value>(
  services: Pick<PageServices, 'client' | 'identity'>,
  submission: SubmissionId,
  read: (client: ApiClient, key: SubmissionId) => Promise<Result<Value, ApiError>>,
): Promise<Result<OpenedSubmission<Value>, ApiError>> =>
  callBySecret(services, submission, async (client, key) => {
    const opened = await read(client, key)
    return opened.ok ? { ok: true, value: { read: opened.value, secret: key.secret } } : opened
  })

/**
 * Returns the secret that was sent with a submission if it opens what the server has received: a visitor's, and not a
 * customer's. A backend that doesn't say so has it for visitors alone.
 */
export async function storedSecret(
  services: Pick<PageServices, 'identity'>,
  { isReadBySecret }: { readonly isReadBySecret?: boolean | undefined },
  secret: string,
): Promise<string | undefined> {
  return (isReadBySecret ?? !(await isSignedIn(services))) ? secret : undefined
}

/** Returns whether a customer is signed in on this page. */
export async function isSignedIn({ identity }: Pick<PageServices, 'identity'>): Promise<boolean> {
  const state = (await identity().catch(() => null))?.session.getState()
  return state !== undefined && 'user' in state
}
