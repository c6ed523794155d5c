import { type ApiError, type Result, submitTransfer } from '@coverkit/api-client'
import type { SaveTransferRequest } from '@coverkit/core/transfer'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { sendOnce } from '#submission/ending'
import type { TransferAccess } from '../answers.ts'
import { readBack } from './readBack.ts'
import type { TransferReceived } from './TransferReceived.ts'

export interface SubmissionRequest {
  readonly body: SaveTransferRequest
  readonly access: TransferAccess
  /** An earlier submission of this draft was sent and not answered. */
  readonly mayHaveArrived: boolean
}

/** Submits a transfer; `store` stores that it is under way, before it is sent. */
export function sendSubmission(
  services: Pick<PageServices, 'client' | 'identity'>,
  { body, access: { secret }, mayHaveArrived }: SubmissionRequest,
  store: () => Promise<void>,
): Promise<Result<TransferReceived, ApiError>> {
  const readSent = () => readBack(services, { id: body.tracking.draft, secret })
  return sendOnce({
    readEarlier: mayHaveArrived ? readSent : null,
    store,
    async send() {
      const saved = await submitTransfer(await services.client(), body)
      if (!saved.ok) return saved
      const { id, reference, status, receivedAt } = saved.value
      const isReceived = reference && status !== undefined && status !== 'partial'
      const value = isReceived ? { id, reference, status, receivedAt: receivedAt ?? null, secret } : null
      return { ok: true, value }
    },
    readBack: readSent,
  })
}
