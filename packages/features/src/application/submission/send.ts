import { type ApiError, type Result, saveApplication } from '@coverkit/api-client'
import type { SaveApplicationRequest } from '@coverkit/core'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { SubmissionKey } from '../answers.ts'
import type { ApplicationReceived } from './ApplicationReceived.ts'
import { readBack } from './readBack.ts'

export interface SubmissionRequest {
  readonly body: SaveApplicationRequest
  readonly key: SubmissionKey
  /** Of an earlier submission of this draft that was not answered. */
  readonly earlier: SubmissionKey | null
}

type Outcome = Result<ApplicationReceived, ApiError>

/**
 * Submits an application; `storeKey` stores what reads it back, before it is sent. A submission that may have arrived
 * before is read back first. An answer without a reference is none of a submission.
 */
export async function sendApplication(
  services: Pick<PageServices, 'client' | 'identity'>,
  { body, key, earlier }: SubmissionRequest,
  storeKey: () => Promise<void>,
): Promise<Outcome> {
  if (earlier !== null) {
    const found = await readBack(services, earlier)
    if (found.ok) return earlier.chosenAt === key.chosenAt ? found : otherOffer
    if (found.error.kind !== 'not-found') return found
  }
  await storeKey()
  const saved = await saveApplication(await services.client(), body)
  if (!saved.ok) return isSubmitted(saved.error) ? ifFound(await readBack(services, key), saved) : saved
  const { id, reference, status, receivedAt } = saved.value
  if (reference === null || status === 'partial') return { ok: false, error: { kind: 'unreadable' } }
  return { ok: true, value: { id, reference, status, receivedAt, secret: saved.value.secret ?? key.secret } }
}

/** The draft was submitted for another offer: what the visitor sees now was not. */
const otherOffer: Outcome = { ok: false, error: { kind: 'invalid', status: 409, errors: [] } }

const isSubmitted = (error: ApiError) =>
  error.kind === 'invalid' && error.errors.some(({ code }) => code === 'already-submitted')

const ifFound = (found: Outcome, otherwise: Outcome) => (found.ok ? found : otherwise)
