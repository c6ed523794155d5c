import { type ApiError, getApplication, type Result } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { SubmissionKey } from '../answers.ts'
import type { ApplicationReceived } from './ApplicationReceived.ts'

interface Options {
  readonly signal?: AbortSignal
}

/**
 * Reads the submission of a draft back, whose answer may have been lost: by its secret, or as the signed-in customer's.
 * `not-found` says that the server does not have it.
 */
export async function readBack(
  services: Pick<PageServices, 'client' | 'identity'>,
  { draft, secret }: SubmissionKey,
  options: Options = {},
): Promise<Result<ApplicationReceived, ApiError>> {
  const client = await services.client()
  const bySecret = await getApplication(client, { id: draft, secret }, options)
  const isUnknown = !bySecret.ok && bySecret.error.kind === 'not-found'
  const read =
    isUnknown && (await isSignedIn(services))
      ? await getApplication(client, { id: draft }, options)
      : bySecret
  if (!read.ok) return read
  const { id, reference, status, submittedAt } = read.value
  return { ok: true, value: { id, reference, status, receivedAt: submittedAt, secret } }
}

async function isSignedIn({ identity }: Pick<PageServices, 'identity'>): Promise<boolean> {
  const state = (await identity().catch(() => null))?.session.getState()
  return state !== undefined && 'user' in state
}
