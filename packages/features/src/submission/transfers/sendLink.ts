import { sendTransferSignatureLink, type TransferKey } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { callForTransfer } from './callForTransfer.ts'

/** Mails the second policy holder of a transfer a new link to sign. */
export const sendLink = defineMutation({
  prepare: async (_services, transfer: TransferKey) => transfer,
  send: (services, transfer) =>
    callForTransfer(services, transfer, (client, key) => sendTransferSignatureLink(client, key)),
})
