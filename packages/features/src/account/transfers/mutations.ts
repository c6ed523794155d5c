import { claimTransfer, confirmTransferClaim } from '@coverkit/api-client'
import { defineMutation } from '#common/queries/defineMutation.ts'
import type { AddableKind, MailedCode } from '../add-by-code/AddableKind.ts'
import { transfersRegionCopy } from './copy.ts'

/** Transfers that were made without signing in. */
export const transferClaim: AddableKind = {
  link: 'transfer',
  texts: transfersRegionCopy.claim,
  request: defineMutation({
    prepare: async (_services, id: string) => id,
    send: async (services, id) => claimTransfer(await services.client(), id),
  }),
  accept: defineMutation({
    prepare: async (_services, claim: MailedCode) => claim,
    send: async (services, { id, code }) =>
      confirmTransferClaim(await services.client(), { reference: id, code }),
  }),
}
