import { type ApiError, type Result, submitTransfer } from '@coverkit/api-client'
import type { SaveTransferRequest } from '@coverkit/core/transfer'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { TransferAccess } from '../answers.ts'
import { readBack } from './readBack.ts'
import type { TransferReceived } from './TransferReceived.ts'

export interface SubmissionRequest {
  readonly body: SaveTransferRequest
  readonly access: TransferAccess
  /** An earlier submission of this draft was sent and not answered. */
  readonly mayHaveArrived: boolean
}

type Outcome = Result<TransferReceived, ApiError>

/**
 * Submits a transfer; `storeSent` stores that it is under way, before it is sent. A submission that may have arrived before
 * is read back first. An answer without a reference is none of a submission.
 */
export async function sendSubmission(
  services: Pick<PageServices, 'client' | 'identity'>,
  { body, access: { secret }, mayHaveArrived }: SubmissionRequest,
  storeSent: () => Promise<void>,
): Promise<Outcome> {
  const key = { id: body.tracking.draft, secret }
  if (mayHaveArrived) {
    const found = await readBack(services, key)
    if (found.ok || found.error.kind !== 'not-found') return found
  }
  await storeSent()
  const saved = await submitTransfer(await services.client(), body)
  if (!saved.ok) return isSubmitted(saved.error) ? ifFound(await readBack(services, key), saved) : saved
  const { id, reference, status, receivedAt } = saved.value
  if (!reference || status === undefined || status === 'partial')
    return { ok: false, error: { kind: 'unreadable' } }
  return { ok: true, value: { id, reference, status, receivedAt: receivedAt ?? null, secret } }
}

const isSubmitted = (error: ApiError) =>
  error.kind === 'invalid' && error.errors.some(({ code }) => code === 'already-submitted')

const ifFound = (found: Outcome, otherwise: Outcome) => (found.ok ? found : otherwise)
