import { sendTransferSignatureLink, type TransferKey } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import { callBySecret } from '#submission/signature'

/** Mails the second policy holder of a transfer a new link to sign. */
export const sendLink = defineMutation({
  prepare: async (_services, transfer: TransferKey) => transfer,
  send: (services, transfer) => callBySecret(services, transfer, sendTransferSignatureLink),
})
