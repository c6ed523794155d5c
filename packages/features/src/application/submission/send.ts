import { type ApiError, type Result, saveApplication } from '@coverkit/api-client'
import type { SaveApplicationRequest } from '@coverkit/core'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { sendOnce } from '#submission/ending'
import type { SubmissionKey } from '../answers.ts'
import type { ApplicationReceived } from './ApplicationReceived.ts'
import { readBack } from './readBack.ts'

export interface SubmissionRequest {
  readonly body: SaveApplicationRequest
  readonly key: SubmissionKey
  /** The key of an earlier submission of this draft that was not answered. */
  readonly earlier: SubmissionKey | null
}

type Outcome = Result<ApplicationReceived, ApiError>

/** Submits an application; `store` stores what reads it back, before it is sent. */
export function sendApplication(
  services: Pick<PageServices, 'client' | 'identity'>,
  { body, key, earlier }: SubmissionRequest,
  store: () => Promise<void>,
): Promise<Outcome> {
  return sendOnce({
    readEarlier: earlier && (() => readEarlier(services, earlier, key)),
    store,
    async send() {
      const saved = await saveApplication(await services.client(), body)
      if (!saved.ok) return saved
      const { id, reference, status, receivedAt, secret } = saved.value
      const isReceived = reference !== null && status !== 'partial'
      const value = isReceived ? { id, reference, status, receivedAt, secret: secret ?? key.secret } : null
      return { ok: true, value }
    },
    readBack: () => readBack(services, key),
  })
}

async function readEarlier(
  services: Pick<PageServices, 'client' | 'identity'>,
  earlier: SubmissionKey,
  { chosenAt }: SubmissionKey,
): Promise<Outcome> {
  const found = await readBack(services, earlier)
  return found.ok && earlier.chosenAt !== chosenAt ? otherOffer : found
}

/** The draft was submitted for another offer: what the visitor sees now was not. */
const otherOffer: Outcome = { ok: false, error: { kind: 'invalid', status: 409, errors: [] } }
