import {
  type ApiError,
  getTransfer,
  type Result,
  type SubmittedTransfer,
  type TransferKey,
} from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import { callForTransfer } from '#submission/transfers'

/** Reads back a submitted transfer of this device. */
export const readTransfer = (
  services: Pick<PageServices, 'client' | 'identity'>,
  key: TransferKey,
  options: { readonly signal?: AbortSignal } = {},
): Promise<Result<SubmittedTransfer, ApiError>> =>
  callForTransfer(services, key, (client, opened) => getTransfer(client, opened, options))
