import { type SaveTransferRequest, transferRequest } from '@coverkit/core/transfer'
import type { PageServices } from '#common/page-services/createPageServices.ts'
import type { TransferFlowAnswers } from './answers.ts'

/** The draft writes its own in its place. */
const NO_TRACKING = { id: '', clientId: '', draft: '', rev: 0, sentAt: '' }

/** Returns the body that saves a transfer on the way: it accepts and signs nothing. */
export function transferBody(
  { config }: Pick<PageServices, 'config'>,
  { transfer, access }: TransferFlowAnswers,
): SaveTransferRequest {
  return transferRequest(transfer, {
    accountName: config.accountName,
    tracking: NO_TRACKING,
    ...(access && { secretHash: access.secretHash }),
  })
}
