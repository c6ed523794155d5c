import type { ApiError, Result, TransferKey } from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { readTransfer } from './readTransfer.ts'
import type { TransferReceived } from './TransferReceived.ts'

/** Reads the submission of a draft back, whose answer may have been lost. `not-found`: the server does not have it. */
export async function readBack(
  services: Pick<PageServices, 'client' | 'identity'>,
  key: Required<TransferKey> & { readonly secret: string },
  options: { readonly signal?: AbortSignal } = {},
): Promise<Result<TransferReceived, ApiError>> {
  const read = await readTransfer(services, key, options)
  if (!read.ok) return read
  const { id, reference, status, submittedAt } = read.value
  if (status === 'partial') return { ok: false, error: { kind: 'not-found' } }
  return { ok: true, value: { id, reference, status, receivedAt: submittedAt, secret: key.secret } }
}
