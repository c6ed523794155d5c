import { sendTransferSignatureLink, type TransferKey } from '@coverkit/api-client'
import { defineMutation } from '#queries/define-mutation'
import { callForTransfer } from '../submission/readTransfer.ts'

/** Mails the second policy holder a new link to sign. */
export const sendLinkMutation = defineMutation({
  prepare: async (_services, transfer: TransferKey) => transfer,
  send: (services, transfer) =>
    callForTransfer(services, transfer, (client, key) => sendTransferSignatureLink(client, key)),
})
