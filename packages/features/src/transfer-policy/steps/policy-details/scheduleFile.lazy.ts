import {
  type ApiError,
  deleteTransferFile,
  putTransferFile,
  type Result,
  type TransferKey,
} from '@coverkit/api-client'
import type { PageServices } from '#common/page-services/index.ts'
import { isSignedIn } from '#transfers/call-for-transfer'
import type { TransferDraft } from '../../state.ts'

type OwnServices = Pick<PageServices, 'client' | 'identity'>
type OwnDraft = Pick<TransferDraft, 'tracking' | 'read'>

/** Sends a checked file as the one of that number of this draft, which the server has to have saved before. */
export async function sendSchedule(
  services: OwnServices,
  draft: OwnDraft,
  { n, file }: { readonly n: number; readonly file: Blob },
): Promise<Result<unknown, ApiError>> {
  const client = await services.client()
  return putTransferFile(client, { ...(await keyOf(services, draft)), n, file })
}

/** Removes a file of this draft. */
export async function removeSchedule(
  services: OwnServices,
  draft: OwnDraft,
  n: number,
): Promise<Result<unknown, ApiError>> {
  const client = await services.client()
  return deleteTransferFile(client, { ...(await keyOf(services, draft)), n })
}

/** A customer's draft is opened by their session, a visitor's by its secret. */
async function keyOf(services: OwnServices, draft: OwnDraft): Promise<TransferKey> {
  const { draft: id } = await draft.tracking()
  if (await isSignedIn(services)) return { id }
  return { id, secret: draft.read().answers.access?.secret }
}
